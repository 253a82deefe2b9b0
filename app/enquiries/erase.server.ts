import { deleteEnquiries } from "#app/data/enquiry-deletion.server.ts";
import { erasureHash, storeErasures } from "#app/data/erasures.server.ts";
import { recordEvent } from "#app/data/events.server.ts";
import { deleteDeliveries, deliveriesToVisitor } from "#app/data/visitor-deliveries.server.ts";
import { readPerson } from "./person.server.ts";

/**
 * Deletes everything stored about an address. Stores the erasure first: after an interruption the next start deletes the
 * rest. The event records that somebody was erased, but not who.
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
