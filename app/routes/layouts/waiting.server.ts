import type { WaitingCounts } from "#app/components/desk/rail.tsx";
import { countPicturesWithoutAlt } from "#app/data/library.server.ts";
import { countNewEnquiries } from "#app/enquiries/live.server.ts";
import { countUnpublished } from "#app/publishing/editable.server.ts";

/** Counts the work that the rail shows: new enquiries, unpublished changes and pictures without an alt text. */
export async function countWaitingWork(): Promise<WaitingCounts> {
  const [enquiries, content, media] = await Promise.all([
    countNewEnquiries(),
    countUnpublished(),
    countPicturesWithoutAlt(),
  ]);
  return { enquiries, content, media };
}
