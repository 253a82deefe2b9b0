import { ENQUIRY_COLUMNS, type Enquiry, type EnquiryKind, parseEnquiries } from "./enquiries.server.ts";
import { PrivateRowsError, privateTable, requireRows } from "./private-rows.server.ts";

/** Further answers would hardly move a median. */
const MAX_ANSWERS = 1_000;

/** When each enquiry that was first answered since `from` began to wait, and when it was answered. */
export async function listAnswerTimes(from: string): Promise<{ waitsFrom: number; firstAnsweredAt: number }[]> {
  const query = privateTable("enquiries").select("waits_from, first_answered_at").eq("kind", "enquiry");
  const answered = query.gte("first_answered_at", from).order("first_answered_at", { ascending: false });
  return requireRows(await answered.limit(MAX_ANSWERS)).map((row) => ({
    waitsFrom: Date.parse(String(row.waits_from)),
    firstAnsweredAt: Date.parse(String(row.first_answered_at)),
  }));
}

/** How many enquiries of a kind came in since `from`, or ever without it. Spam does not count. */
export async function countReceivedEnquiries(kind: EnquiryKind, from?: string): Promise<number> {
  const query = privateTable("enquiries").select("id", { count: "exact", head: true }).eq("kind", kind);
  const received = query.neq("state", "spam").limit(1);
  const { count, error } = await (from ? received.gte("received_at", from) : received);
  if (error) throw new PrivateRowsError(error.message);
  return count ?? 0;
}

/** The enquiry whose first answer is the latest. */
export async function lastAnsweredEnquiry(): Promise<Enquiry | null> {
  const query = privateTable("enquiries").select(ENQUIRY_COLUMNS).eq("kind", "enquiry");
  const answered = query.not("first_answered_at", "is", null).order("first_answered_at", { ascending: false });
  return parseEnquiries(await answered.limit(1))[0] ?? null;
}
