import { rmSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { currentEnv } from "#app/config/current-env.server.ts";
import { reasonOf } from "#app/config/operational-error.server.ts";
import { firstLinkMinutes } from "#app/content/desk/sign-in-limits.ts";
import { hasOperators } from "#app/data/operators.server.ts";
import { createFirstLink } from "./links.server.ts";

/**
 * Offers the desk while nobody has it. Returns the line that the start prints, which is also where an error ends up: a store
 * without the desk's tables still shows the site.
 */
export function offerDesk(): Promise<string | null> {
  return offerFirstLink().catch((error) => {
    const reason = reasonOf(error);
    return `The desk cannot be opened (${reason}). If the store lacks the desk's tables, apply supabase/migrations to it.`;
  });
}

/** While nobody has the desk: makes the one link to claim it, writes it to a file that only the site's user can read, and says so. */
export async function offerFirstLink(): Promise<string | null> {
  if (await hasOperators()) {
    forgetFirstLink();
    return null;
  }
  const { link } = await createFirstLink();
  const file = fileOf();
  // Removed first, since the mode is only set on a new file.
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
  await writeFile(file, `${link}\n`, { mode: 0o600, flag: "wx" });
  return `Nobody has the desk yet. Claim it within ${firstLinkMinutes} minutes: ${link}`;
}

export function forgetFirstLink(): void {
  rmSync(fileOf(), { force: true });
}

function fileOf() {
  return join(currentEnv().DATA_DIR, "first-operator");
}
