import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { applyErasures, type Erasure, storeErasures } from "#app/data/erasures.server.ts";
import { completeEnquiries } from "./take-in.server.ts";

/** Erases these persons in a restored store, as well as those it knows of itself. Returns how many submissions went. */
export async function eraseAgain(folder: string, erasures: readonly Erasure[]): Promise<number> {
  const store = await openEmbedded(folder, { seed: false });
  try {
    return await eraseIn(store, erasures);
  } finally {
    await store.close();
  }
}

/** The same in a store that is open. */
export async function eraseIn(
  store: Parameters<typeof provideServiceClient>[0],
  erasures: readonly Erasure[],
): Promise<number> {
  provideServiceClient(store);
  // One of an earlier version has nothing on the desk yet, and persons are found there.
  await completeEnquiries();
  await storeErasures(erasures);
  return applyErasures();
}
