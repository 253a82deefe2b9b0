import type { Delivery } from "#app/data/deliveries.server.ts";
import { countRowsWith } from "#app/data/private-rows.server.ts";
import { readEnquiries } from "./person.server.ts";

/** Counts everything stored about an address, without a limit. `mails` are all mails to it, with or without a submission. */
export async function countStored(email: string, mails: readonly Delivery[]) {
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
