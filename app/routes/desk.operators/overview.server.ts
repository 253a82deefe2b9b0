import { listOpenSessions } from "#app/access/session.server.ts";
import { joinLinkDays } from "#app/content/desk/sign-in-limits.ts";
import { site } from "#app/content/site.ts";
import { listInvitations } from "#app/data/invitations.server.ts";
import { listOperators } from "#app/data/operators.server.ts";
import { listPasskeys } from "#app/data/passkeys.server.ts";
import { lastSeenByOperator } from "#app/data/sessions.server.ts";
import { agoOrDate } from "#app/time/ago-or-date.ts";

const HOUR_MS = 60 * 60_000;

export type OperatorsOverview = Awaited<ReturnType<typeof readOperatorsOverview>>;

/** Reads all operators and invitations, and one operator in full. Times are words, so that hydration renders the same text. */
export async function readOperatorsOverview(ownId: string, chosenId: string) {
  const now = Date.now();
  const [people, passkeys, invitations] = await Promise.all([
    listOperators(),
    listPasskeys(),
    listInvitations(new Date(now).toISOString()),
  ]);
  const seen = await lastSeenByOperator(people.map(({ id }) => id));
  const operators = people.map(({ id, name, email, role, passwordHash, disabledAt }) => {
    const seenAt = seen.get(id);
    return {
      ...{ id, name, email, role },
      isYou: id === ownId,
      isDisabled: disabledAt !== null,
      hasPassword: passwordHash !== null,
      passkeys: passkeys.filter(({ operatorId }) => operatorId === id).length,
      lastHere: seenAt ? agoOrDate(seenAt, now, site) : null,
    };
  });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const chosen = operators.find(({ id }) => id === chosenId) ?? operators.find(({ isYou }) => isYou);
  return {
    operators,
    chosen: chosen && { ...chosen, sessions: (await listOpenSessions(chosen.id)).length },
    invitations: invitations.map(({ id, email, role, createdBy, createdAt, expiresAt }) => {
      const hoursLeft = Math.ceil((Date.parse(expiresAt) - now) / HOUR_MS);
      return {
        ...{ id, email: email ?? "", role: role ?? ("editor" as const), hoursLeft },
        gone: `${Math.round((1 - hoursLeft / (joinLinkDays * 24)) * 100)}%`,
        by: names.get(createdBy ?? "") ?? null,
        when: agoOrDate(createdAt, now, site),
      };
    }),
  };
}
