import type { WaitingCounts } from "#app/components/desk/rail.tsx";
import { countPicturesWithoutAlt } from "#app/data/library.server.ts";
import { countNewEnquiries } from "#app/enquiries/live.server.ts";
import { countUnpublished } from "#app/publishing/editable.server.ts";

/** What waits for a person, for the rail: enquiries nobody has opened, drafts nobody has published, pictures nobody described. */
export async function countWaiting(): Promise<WaitingCounts> {
  const [enquiries, content, media] = await Promise.all([
    countNewEnquiries(),
    countUnpublished(),
    countPicturesWithoutAlt(),
  ]);
  return { enquiries, content, media };
}
