import { endAllAccess } from "#app/access/end-all-access.server.ts";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbedded } from "#app/data/embedded.server.ts";
import type { Erasure } from "#app/data/erasures.server.ts";
import { openPostgres } from "#app/data/postgres.server.ts";
import { eraseAgain } from "#app/enquiries/erase-again.server.ts";

type RestoredStore = Parameters<typeof provideServiceClient>[0];

/** Ends sessions and one-time links and erases people again, in the embedded store of this folder. Returns how many submissions it erased. */
export async function prepareFolder(folder: string, erasures: readonly Erasure[]): Promise<number> {
  return prepareAndClose(await openEmbedded(folder, { seed: false }), erasures);
}

/** Does what `prepareFolder` does, in a PostgreSQL database. */
export async function prepareDatabase(url: string, erasures: readonly Erasure[]): Promise<number> {
  return prepareAndClose(await openPostgres(url, { seed: false }), erasures);
}

/** Does what `prepareFolder` does, in a store that is open. */
export async function prepareRestored(store: RestoredStore, erasures: readonly Erasure[]): Promise<number> {
  provideServiceClient(store);
  await endAllAccess();
  return erasures.length > 0 ? eraseAgain(erasures) : 0;
}

async function prepareAndClose(store: RestoredStore & { close: () => Promise<void> }, erasures: readonly Erasure[]) {
  try {
    return await prepareRestored(store, erasures);
  } finally {
    await store.close();
  }
}
