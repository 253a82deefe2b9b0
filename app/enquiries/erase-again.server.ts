import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { applyErasures, type Erasure, storeErasures } from "#app/data/erasures.server.ts";
import { completeEnquiries } from "./take-in.server.ts";

/** Erases these persons in a restored store, and those in its own `erasures`. Returns how many submissions were deleted. */
export async function eraseAgain(folder: string, erasures: readonly Erasure[]): Promise<number> {
  const store = await openEmbedded(folder, { seed: false });
  try {
    return await eraseIn(store, erasures);
  } finally {
    await store.close();
  }
}

/** Does what `eraseAgain` does, in a store that is open. */
export async function eraseIn(
  store: Parameters<typeof provideServiceClient>[0],
  erasures: readonly Erasure[],
): Promise<number> {
  provideServiceClient(store);
  // Persons are found by the rows of `enquiries`, which a store of an earlier version lacks.
  await completeEnquiries();
  await storeErasures(erasures);
  return applyErasures();
}
