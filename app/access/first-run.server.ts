import { rmSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { currentEnv } from "#app/config/current-env.server.ts";
import { reasonOf } from "#app/config/operational-error.server.ts";
import { firstLinkMinutes } from "#app/content/desk/sign-in-limits.ts";
import { hasOperators } from "#app/data/operators.server.ts";
import { createFirstLink } from "./links.server.ts";

export const unclaimedDeskMessage = "The desk has not been claimed yet.";

/**
 * Offers an unclaimed desk by a link, and returns the line for the start to print. An error becomes such a line too, since a
 * store without the desk's tables still shows the site.
 */
export function offerDesk(): Promise<string | null> {
  return offerFirstLink().catch((error) => {
    const reason = reasonOf(error);
    return `The desk cannot be opened (${reason}). If the store lacks the desk's tables, apply supabase/migrations to it.`;
  });
}

/** Makes the link to claim the desk, and writes it to a file that only the site's user can read. Null if the desk is claimed. */
export async function offerFirstLink(): Promise<string | null> {
  if (await hasOperators()) {
    deleteFirstLinkFile();
    return null;
  }
  const { link } = await createFirstLink();
  const file = firstLinkFile();
  // The old file is removed, since only a new file gets the mode.
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, `${link}\n`, { mode: 0o600, flag: "wx" });
  return `${unclaimedDeskMessage} Claim it within ${firstLinkMinutes} minutes: ${link}`;
}

export function deleteFirstLinkFile(): void {
  rmSync(firstLinkFile(), { force: true });
}

function firstLinkFile() {
  return join(currentEnv().DATA_DIR, "first-operator");
}
