import { applyErasures, type Erasure, storeErasures } from "#app/data/erasures.server.ts";
import { addMissingEnquiries } from "./take-in.server.ts";

/** Erases the persons of `erasures` from a restored store, and those of its own table. Returns how many submissions it deleted. */
export async function eraseAgain(erasures: readonly Erasure[]): Promise<number> {
  // Rows of `enquiries` identify the persons, and a store of an earlier version has none.
  await addMissingEnquiries();
  await storeErasures(erasures);
  return applyErasures();
}
