import { deleteAllChallenges } from "#app/data/challenges.server.ts";
import { withdrawAllInvitations } from "#app/data/invitations.server.ts";
import { deleteAllSessions } from "#app/data/sessions.server.ts";

/** Signs everybody out and makes every link useless: a backup may hold sessions and links that were ended after it was made. */
export async function endAllAccess(): Promise<void> {
  await deleteAllSessions();
  await deleteAllChallenges();
  await withdrawAllInvitations();
}
