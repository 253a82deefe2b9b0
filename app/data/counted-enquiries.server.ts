import * as v from "valibot";
import { isoInstant, untrimmedText } from "./columns.server.ts";
import { enquiryStates } from "./enquiry-states.ts";
import { parseEach, privateTable, requireRows, throwInvalid } from "./private-rows.server.ts";

/** The columns of an enquiry that the figures need. None of them identifies the visitor. */
export type CountedEnquiry = v.InferOutput<typeof countedEnquiryRow>;

/** Supabase returns at most a thousand rows by default. */
const ROWS_PER_READ = 1_000;

/** The enquiries received since `from`, oldest first, without spam. */
export async function listCountedEnquiries(from: string): Promise<CountedEnquiry[]> {
  const columns = "id, state, received_at, waits_from, first_answered_at, page";
  const counted: CountedEnquiry[] = [];
  for (;;) {
    const query = privateTable("enquiries").select(columns).eq("kind", "enquiry").neq("state", "spam");
    const ordered = query.gte("received_at", from).order("received_at").order("id");
    const rows = requireRows(await ordered.range(counted.length, counted.length + ROWS_PER_READ - 1));
    if (rows.length === 0) return counted;
    counted.push(...parseEach(countedEnquiryRow, rows, throwInvalid("enquiry")));
  }
}

const countedEnquiryRow = v.pipe(
  v.object({
    id: v.string(),
    state: v.picklist(enquiryStates),
    received_at: v.pipe(isoInstant, v.string()),
    waits_from: v.pipe(isoInstant, v.string()),
    first_answered_at: isoInstant,
    page: untrimmedText,
  }),
  v.transform(({ state, received_at, waits_from, first_answered_at, page }) => ({
    ...{ state, page, receivedAt: Date.parse(received_at), waitsFrom: Date.parse(waits_from) },
    firstAnsweredAt: first_answered_at === null ? null : Date.parse(first_answered_at),
  })),
);
