import type { Delivery } from "#app/data/deliveries.server.ts";
import { countRowsWith } from "#app/data/private-rows.server.ts";
import { readEnquiries } from "./person.server.ts";

/** How much is held about an address, however much it is. `mails` are those to it, of submissions or not. */
export async function countHeld(email: string, mails: readonly Delivery[]) {
  const enquiries = await readEnquiries(email, Number.POSITIVE_INFINITY);
  const ids = enquiries.map(({ id }) => id);
  const [replies, notes, ofSubmissions] = await Promise.all([
    countRowsWith("notes", "enquiry_id", ids, { kind: "reply" }),
    countRowsWith("notes", "enquiry_id", ids, { kind: "note" }),
    countRowsWith("deliveries", "submission_id", ids),
  ]);
  const own = new Set(ids);
  const others = mails.filter(({ submissionId }) => !submissionId || !own.has(submissionId));
  const signUps = enquiries.filter(({ kind }) => kind === "sign_up").length;
  return {
    enquiries: enquiries.length - signUps,
    signUps,
    replies,
    notes,
    deliveries: ofSubmissions + others.length,
    mails: mails.length,
  };
}
