import * as v from "valibot";
import { isoInstant, untrimmedText } from "./columns.server.ts";
import { enquiryStates } from "./enquiry-states.ts";
import {
  parseEach,
  privateTable,
  readByIds,
  requireRows,
  type StoreResponse,
  throwInvalid,
} from "./private-rows.server.ts";
import { toLikeText, whereEquals, whereUuidEquals } from "./where-equals.server.ts";

export const enquiryKinds = ["enquiry", "sign_up", "post_request"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];
export type Enquiry = v.InferOutput<typeof enquiryRow>;

/** The texts of an enquiry that lists show and searches look in. */
export type EnquiryTexts = Pick<Enquiry, "name" | "email" | "company" | "project" | "budget" | "excerpt"> & {
  words: string;
};

export type NewEnquiry = EnquiryTexts &
  Pick<Enquiry, "id" | "formId" | "kind" | "state" | "receivedAt" | "dueAt" | "page" | "spamSince">;

export type EnquiryChanges = Partial<
  Pick<Enquiry, "state" | "assigneeId" | "waitsFrom" | "dueAt" | "firstAnsweredAt" | "spamSince">
>;

/** The embedded store takes at most a hundred values in one statement, and a row of `enquiries` has twenty. */
const ROWS_PER_INSERT = 5;
const ROWS_PER_READ = 500;

/** All columns except `words`, which only searches use. */
export const ENQUIRY_COLUMNS =
  "id, form_id, kind, state, assignee_id, received_at, waits_from, due_at, first_answered_at, spam_since, page, name, email, company, project, budget, excerpt, version, changed_at" as const;

/** Stores the enquiries whose id has no row yet. Returns how many it stored. */
export async function createEnquiries(rows: NewEnquiry[]): Promise<number> {
  let created = 0;
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const columns = rows.slice(from, from + ROWS_PER_INSERT).map(toNewColumns);
    const query = enquiriesTable().upsert(columns, { onConflict: "id", ignoreDuplicates: true, defaultToNull: false });
    created += requireRows(await query.select("id")).length;
  }
  return created;
}

export async function getEnquiry(id: string): Promise<Enquiry | null> {
  return parseEnquiries(await whereUuidEquals(enquiriesTable().select(ENQUIRY_COLUMNS), "id", id))[0] ?? null;
}

export function getEnquiries(ids: string[]): Promise<Enquiry[]> {
  return readByIds(ids, async (some) => parseEnquiries(await enquiriesTable().select(ENQUIRY_COLUMNS).in("id", some)));
}

/** Changes an enquiry if nobody has changed it since it was read as `seen`; null otherwise. */
export async function changeEnquiry(
  seen: Pick<Enquiry, "id" | "version">,
  changes: EnquiryChanges,
): Promise<Enquiry | null> {
  const columns = { ...toColumns(changes), version: seen.version + 1, changed_at: new Date().toISOString() };
  const query = enquiriesTable().update(columns).eq("id", seen.id).eq("version", seen.version);
  return parseEnquiries(await query.select(ENQUIRY_COLUMNS))[0] ?? null;
}

/** Replaces texts after a visitor's edit or an operator's note. It leaves `version` alone, so that it conflicts with no operator's change. */
export async function updateEnquiryTexts(id: string, texts: Partial<EnquiryTexts>): Promise<void> {
  requireRows(
    await enquiriesTable()
      .update({ ...texts, changed_at: new Date().toISOString() })
      .eq("id", id)
      .select("id"),
  );
}

/** Updates `changed_at`, so that open screens of the desk load the enquiry again. */
export function markEnquiryChanged(id: string): Promise<void> {
  return updateEnquiryTexts(id, {});
}

/** Those of the given ids that have a row. */
export async function existingEnquiryIds(ids: string[]): Promise<Set<string>> {
  const rows = requireRows(await enquiriesTable().select("id").in("id", ids));
  return new Set(rows.map((row) => String(row.id)));
}

/** The enquiries from one e-mail address, newest first; with `after`, those that follow it in this list. */
export async function enquiriesOfPerson(
  email: string,
  limit: number,
  after?: Pick<Enquiry, "id" | "receivedAt">,
): Promise<Enquiry[]> {
  const address = email.trim().toLowerCase();
  if (!address) return [];
  const all = whereEquals(enquiriesTable().select(ENQUIRY_COLUMNS), "email", address);
  const isAfter =
    after && `received_at.lt."${after.receivedAt}",and(received_at.eq."${after.receivedAt}",id.gt.${after.id})`;
  const query = (isAfter ? all.or(isAfter) : all).order("received_at", { ascending: false }).order("id");
  return parseEnquiries(await query.limit(limit));
}

/** The name and address of enquiries whose address or name contains `part`: first those found by address, newest first, then by name. */
export async function findPeople(part: string, limit: number): Promise<Pick<Enquiry, "name" | "email">[]> {
  const pattern = `%${toLikeText(part.trim())}%`;
  const all = () => enquiriesTable().select("name, email").order("received_at", { ascending: false }).limit(limit);
  const [byEmail, byName] = await Promise.all([
    all().like("email", pattern.toLowerCase()),
    all().ilike("name", pattern),
  ]);
  return [...requireRows(byEmail), ...requireRows(byName)].map(({ name, email }) => ({
    name: String(name),
    email: String(email),
  }));
}

/** Counts the enquiries of each of these e-mail addresses. All addresses must fit into one statement. */
export async function countEnquiriesByEmail(emails: string[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let last = ""; emails.length > 0; ) {
    const all = enquiriesTable().select("id, email").in("email", emails).order("id").limit(ROWS_PER_READ);
    const rows = requireRows(await (last ? all.gt("id", last) : all));
    if (rows.length === 0) break;
    last = String(rows.at(-1)?.id);
    for (const { email } of rows) counts.set(String(email), (counts.get(String(email)) ?? 0) + 1);
  }
  return counts;
}

const CHANGES_COMPARED = 20;

/** A text that differs once any enquiry has changed. Servers' clocks differ, so it holds several times instead of only the latest. */
export async function latestEnquiryChangesKey(): Promise<string> {
  const query = enquiriesTable()
    .select("id, changed_at")
    .order("changed_at", { ascending: false })
    .limit(CHANGES_COMPARED);
  return JSON.stringify(requireRows(await query));
}

const enquiryRow = v.pipe(
  v.object({
    id: v.string(),
    form_id: v.string(),
    kind: v.picklist(enquiryKinds),
    state: v.picklist(enquiryStates),
    assignee_id: v.nullish(v.string(), null),
    received_at: v.pipe(isoInstant, v.string()),
    waits_from: v.pipe(isoInstant, v.string()),
    due_at: isoInstant,
    first_answered_at: isoInstant,
    spam_since: isoInstant,
    page: untrimmedText,
    name: untrimmedText,
    email: untrimmedText,
    company: untrimmedText,
    project: untrimmedText,
    budget: untrimmedText,
    excerpt: untrimmedText,
    version: v.number(),
    changed_at: v.pipe(isoInstant, v.string()),
  }),
  v.transform(
    ({ form_id, assignee_id, received_at, waits_from, due_at, first_answered_at, spam_since, changed_at, ...row }) => ({
      ...row,
      formId: form_id,
      assigneeId: assignee_id,
      receivedAt: received_at,
      waitsFrom: waits_from,
      dueAt: due_at,
      firstAnsweredAt: first_answered_at,
      spamSince: spam_since,
      changedAt: changed_at,
    }),
  ),
);

function toNewColumns({ id, formId, kind, state, receivedAt, dueAt, spamSince, page, ...texts }: NewEnquiry) {
  return {
    ...{ id, kind, state, page, form_id: formId, received_at: receivedAt, due_at: dueAt, spam_since: spamSince },
    ...{ waits_from: receivedAt, changed_at: new Date().toISOString(), ...texts },
  };
}

/** Columns to leave unchanged are undefined, which JSON omits. */
function toColumns({ state, assigneeId, waitsFrom, dueAt, firstAnsweredAt, spamSince }: EnquiryChanges) {
  return {
    ...{ state, assignee_id: assigneeId, waits_from: waitsFrom, due_at: dueAt },
    ...{ first_answered_at: firstAnsweredAt, spam_since: spamSince },
  };
}

export function parseEnquiries(response: StoreResponse<unknown>): Enquiry[] {
  return parseEach(enquiryRow, requireRows(response), throwInvalid("enquiry"));
}

function enquiriesTable() {
  return privateTable("enquiries");
}
