import * as v from "valibot";
import { anyText, instant } from "./columns.server.ts";
import { enquiryKinds, enquiryStates } from "./enquiries.server.ts";
import { parseEach, privateTable, requireRows, throwInvalid } from "./private-rows.server.ts";

/** What figures are counted from: nothing that tells who it was. */
export type CountedEnquiry = v.InferOutput<typeof countedRow>;

/** Supabase returns at most a thousand rows by default. */
const PAGE = 1_000;

/** What was sent since a time, oldest first, spam aside. */
export async function receivedSince(from: string): Promise<CountedEnquiry[]> {
  const columns = "id, kind, state, received_at, waits_from, first_answered_at, page";
  const counted: CountedEnquiry[] = [];
  for (;;) {
    const query = privateTable("enquiries").select(columns).neq("state", "spam").gte("received_at", from);
    const ordered = query.order("received_at").order("id");
    const rows = requireRows(await ordered.range(counted.length, counted.length + PAGE - 1));
    if (rows.length === 0) return counted;
    counted.push(...parseEach(countedRow, rows, throwInvalid("enquiry")));
  }
}

/** How many different addresses asked for the newsletter. */
export async function countSignedUp(): Promise<number> {
  const addresses = new Set<string>();
  for (let read = 0; ; ) {
    const query = privateTable("enquiries").select("email").eq("kind", "sign_up").neq("state", "spam");
    const rows = requireRows(
      await query
        .order("received_at")
        .order("id")
        .range(read, read + PAGE - 1),
    );
    if (rows.length === 0) return addresses.size;
    for (const { email } of rows) addresses.add(String(email));
    read += rows.length;
  }
}

const countedRow = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(enquiryKinds),
    state: v.picklist(enquiryStates),
    received_at: v.pipe(instant, v.string()),
    waits_from: v.pipe(instant, v.string()),
    first_answered_at: instant,
    page: anyText,
  }),
  v.transform(({ kind, state, received_at, waits_from, first_answered_at, page }) => ({
    ...{ kind, state, page, receivedAt: Date.parse(received_at), waitsFrom: Date.parse(waits_from) },
    firstAnsweredAt: first_answered_at === null ? null : Date.parse(first_answered_at),
  })),
);
