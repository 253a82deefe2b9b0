import {
  ENQUIRY_COLUMNS,
  type Enquiry,
  type EnquiryKind,
  type EnquiryState,
  parseEnquiries,
} from "./enquiries.server.ts";
import { PrivateRowsError, privateTable, type StoreResponse } from "./private-rows.server.ts";

/** Which enquiries a list shows. What is undefined does not narrow it. */
export type EnquiryFilter = {
  kind: EnquiryKind;
  states: readonly EnquiryState[];
  page?: string;
  notPage?: string;
  /** Null: nobody has it yet. */
  assigneeId?: string | null;
  receivedFrom?: string;
  receivedBefore?: string;
  project?: string;
  budget?: string;
  isDue?: boolean;
  /** Each is part of what was written. */
  words?: readonly string[];
};

/** Soonest due first, then what is not due, newest first; or all of it newest first. */
export type EnquirySort = "due" | "newest";

/** A place in a list that stays where it is when others arrive. */
export type Position = Pick<Enquiry, "id" | "dueAt" | "receivedAt">;

type Page = { sort: EnquirySort; limit: number; after?: Position; before?: Position };

/** A page after a position, or the nearest ones before it, nearest first. */
export async function listEnquiries(filter: EnquiryFilter, page: Page): Promise<Enquiry[]> {
  const { sort, limit, after, before } = page;
  let query = narrow(privateTable("enquiries").select(ENQUIRY_COLUMNS) as unknown as Query, filter);
  if (after) query = narrowAfter(query, sort, after);
  if (before) query = narrowBefore(query, sort, before);
  const isForward = !before;
  if (sort === "due") query = query.order("due_at", { ascending: isForward, nullsFirst: !isForward });
  query = query.order("received_at", { ascending: !isForward }).order("id", { ascending: isForward });
  return parseEnquiries(await query.limit(limit));
}

/** How many there are, or how many before a position. */
export async function countEnquiries(
  filter: EnquiryFilter,
  place?: { sort: EnquirySort; before: Position },
): Promise<number> {
  const counted = privateTable("enquiries").select("id", { count: "exact", head: true });
  const all = narrow(counted as unknown as Query, filter);
  const { count, error } = await (place ? narrowBefore(all, place.sort, place.before) : all);
  if (error) throw new PrivateRowsError(error.message);
  return count ?? 0;
}

/** What is used of supabase-js's builder, whose own types grow with every call. */
interface Query extends PromiseLike<StoreResponse<unknown> & { count: number | null }> {
  eq(column: string, value: unknown): Query;
  neq(column: string, value: unknown): Query;
  in(column: string, values: readonly unknown[]): Query;
  is(column: string, value: null): Query;
  not(column: string, operator: string, value: unknown): Query;
  gte(column: string, value: unknown): Query;
  lt(column: string, value: unknown): Query;
  ilike(column: string, pattern: string): Query;
  or(filters: string): Query;
  order(column: string, options: { ascending: boolean; nullsFirst?: boolean }): Query;
  limit(count: number): Query;
}

function narrow(all: Query, filter: EnquiryFilter): Query {
  const { kind, states, page, notPage, assigneeId, receivedFrom, receivedBefore, project, budget, isDue } = filter;
  let query = all.eq("kind", kind).in("state", states);
  if (page !== undefined) query = query.eq("page", page);
  if (notPage !== undefined) query = query.neq("page", notPage);
  if (assigneeId === null) query = query.is("assignee_id", null);
  if (assigneeId) query = query.eq("assignee_id", assigneeId);
  if (receivedFrom) query = query.gte("received_at", receivedFrom);
  if (receivedBefore) query = query.lt("received_at", receivedBefore);
  if (project !== undefined) query = query.eq("project", project);
  if (budget !== undefined) query = query.eq("budget", budget);
  if (isDue) query = query.not("due_at", "is", null);
  for (const word of filter.words ?? []) query = query.ilike("words", `%${anyCharacterForSpecial(word)}%`);
  return query;
}

/** Stores disagree on how to escape a wildcard, so it becomes the one that stands for any character. */
function anyCharacterForSpecial(word: string) {
  return word.replace(/[%_*\\]/g, "_");
}

function narrowAfter(query: Query, sort: EnquirySort, { id, dueAt, receivedAt }: Position) {
  const later = `received_at.lt."${receivedAt}",and(received_at.eq."${receivedAt}",id.gt.${id})`;
  if (sort === "newest") return query.or(later);
  if (!dueAt) return query.is("due_at", null).or(later);
  const asDue = `due_at.eq."${dueAt}"`;
  return query.or(
    [
      `due_at.gt."${dueAt}"`,
      "due_at.is.null",
      `and(${asDue},received_at.lt."${receivedAt}")`,
      `and(${asDue},received_at.eq."${receivedAt}",id.gt.${id})`,
    ].join(),
  );
}

function narrowBefore(query: Query, sort: EnquirySort, { id, dueAt, receivedAt }: Position) {
  const earlier = `received_at.gt."${receivedAt}",and(received_at.eq."${receivedAt}",id.lt.${id})`;
  if (sort === "newest") return query.or(earlier);
  if (!dueAt) return query.or(`due_at.not.is.null,${earlier}`);
  const asDue = `due_at.eq."${dueAt}"`;
  return query.or(
    [
      `due_at.lt."${dueAt}"`,
      `and(${asDue},received_at.gt."${receivedAt}")`,
      `and(${asDue},received_at.eq."${receivedAt}",id.lt.${id})`,
    ].join(),
  );
}
