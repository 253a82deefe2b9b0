import { deleteEnquiries } from "#app/data/enquiry-deletion.server.ts";
import { erasureHash, storeErasures } from "#app/data/erasures.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { deleteDeliveries, deliveriesToVisitor } from "#app/data/visitor-deliveries.server.ts";
import { readPerson } from "./person.server.ts";

/**
 * Deletes everything held about an address, for good. The entry for restores comes first, so that an interruption leaves
 * nobody half erased: the next start goes on. The event says that somebody was erased, and not whom.
 */
export async function erasePerson(email: string, operatorId: string): Promise<{ submissions: number }> {
  await storeErasures([{ hash: erasureHash(email), erasedAt: new Date().toISOString() }]);
  let submissions = 0;
  for (;;) {
    const { enquiries } = await readPerson(email);
    if (enquiries.length === 0) break;
    await deleteEnquiries(enquiries.map(({ id }) => id));
    submissions += enquiries.length;
  }
  await deleteDeliveries((await deliveriesToVisitor(email)).map(({ id }) => id));
  const event = { operatorId, action: "erased", subjectKind: "person", subjectId: "", details: { submissions } };
  await recordEvent(event);
  return { submissions };
}
