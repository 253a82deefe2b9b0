import type { WaitingCounts } from "#app/components/desk/rail.tsx";
import { countPicturesWithoutAlt } from "#app/data/library.server.ts";
import { countRows } from "#app/data/private-rows.server.ts";
import { countNewEnquiries } from "#app/enquiries/live.server.ts";

/** What waits for a person, for the rail: enquiries nobody has opened, drafts nobody has published, pictures nobody described. */
export async function countWaiting(): Promise<WaitingCounts> {
  const [enquiries, drafts, changed, media] = await Promise.all([
    countNewEnquiries(),
    countRows("records", { state: "draft" }),
    countRows("records", { state: "changed" }),
    countPicturesWithoutAlt(),
  ]);
  return { enquiries, content: drafts + changed, media };
}
