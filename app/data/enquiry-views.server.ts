import { ENQUIRY_COLUMNS, type Enquiry, type EnquiryKind, parseEnquiries } from "./enquiries.server.ts";
import { type EnquiryState, enquiryStates } from "./enquiry-states.ts";
import { PrivateRowsError, privateTable, type StoreResponse } from "./private-rows.server.ts";
import { toLikeText } from "./where-equals.server.ts";

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
  /** Each occurs in what the visitor or an operator wrote. */
  words?: readonly string[];
};

/** Soonest due first, then what is not due, newest first; or all of it newest first. */
export type EnquirySort = "due" | "newest";

/** A place in a list that stays where it is when others arrive. */
export type ListPosition = Pick<Enquiry, "id" | "dueAt" | "receivedAt">;

type PageRequest = { sort: EnquirySort; limit: number; after?: ListPosition; before?: ListPosition };

/** A stretch of a list that one index has in order; together, in this order, they are the list. */
type ListPart = "due" | "rest" | "all";

/** A page after a position, or the nearest ones before it, nearest first. */
export async function listEnquiries(
  filter: EnquiryFilter,
  { sort, limit, after, before }: PageRequest,
): Promise<Enquiry[]> {
  const isForward = !before;
  const found: Enquiry[] = [];
  for (const { part, place } of listPartsFrom(filter, sort, isForward, after ?? before)) {
    let query = applyFilter(privateTable("enquiries").select(ENQUIRY_COLUMNS) as unknown as EnquiryQuery, filter, part);
    if (place) query = filterPastPosition(query, part, isForward, place);
    if (part === "due") query = query.order("due_at", { ascending: isForward });
    query = query.order("received_at", { ascending: !isForward }).order("id", { ascending: isForward });
    found.push(...parseEnquiries(await query.limit(limit - found.length)));
    if (found.length >= limit) break;
  }
  return found;
}

/** How many there are, or how many before a position. */
export async function countEnquiries(
  filter: EnquiryFilter,
  place?: { sort: EnquirySort; before: ListPosition },
): Promise<number> {
  if (!place) return countMatches(applyFilter(countingQuery(), filter, "all"));
  const parts = listPartsFrom(filter, place.sort, false, place.before);
  const counts = await Promise.all(
    parts.map(({ part, place: before }) => {
      const query = applyFilter(countingQuery(), filter, part);
      return countMatches(before ? filterPastPosition(query, part, false, before) : query);
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The parts of a list from a place on, in the order they are read; the place is in the first of them. */
function listPartsFrom(filter: EnquiryFilter, sort: EnquirySort, isForward: boolean, place?: ListPosition) {
  const all: ListPart[] = sort === "newest" ? ["all"] : filter.isDue ? ["due"] : ["due", "rest"];
  const ordered = isForward ? all : all.toReversed();
  const own: ListPart = sort === "newest" ? "all" : place?.dueAt ? "due" : "rest";
  const from = place ? ordered.indexOf(own) : 0;
  return ordered.slice(from).map((part) => ({ part, place: part === own ? place : undefined }));
}

function countingQuery(): EnquiryQuery {
  return privateTable("enquiries").select("id", { count: "exact", head: true }) as unknown as EnquiryQuery;
}

/** Limited to one row: without the limit the embedded store reads a thousand besides the count. */
async function countMatches(query: EnquiryQuery): Promise<number> {
  const { count, error } = await query.limit(1);
  if (error) throw new PrivateRowsError(error.message);
  return count ?? 0;
}

/** What is used of supabase-js's builder, whose own types grow with every call. */
interface EnquiryQuery extends PromiseLike<StoreResponse<unknown> & { count: number | null }> {
  eq(column: string, value: unknown): EnquiryQuery;
  neq(column: string, value: unknown): EnquiryQuery;
  in(column: string, values: readonly unknown[]): EnquiryQuery;
  is(column: string, value: null): EnquiryQuery;
  not(column: string, operator: string, value: unknown): EnquiryQuery;
  gte(column: string, value: unknown): EnquiryQuery;
  lte(column: string, value: unknown): EnquiryQuery;
  lt(column: string, value: unknown): EnquiryQuery;
  like(column: string, pattern: string): EnquiryQuery;
  or(filters: string): EnquiryQuery;
  order(column: string, options: { ascending: boolean }): EnquiryQuery;
  limit(count: number): EnquiryQuery;
}

function applyFilter(all: EnquiryQuery, filter: EnquiryFilter, part: ListPart): EnquiryQuery {
  const { kind, states, page, notPage, assigneeId, receivedFrom, receivedBefore, project, budget, isDue } = filter;
  let query = filterByStates(all.eq("kind", kind), states);
  if (page !== undefined) query = query.eq("page", page);
  if (notPage !== undefined) query = query.neq("page", notPage);
  if (assigneeId === null) query = query.is("assignee_id", null);
  if (assigneeId) query = query.eq("assignee_id", assigneeId);
  if (receivedFrom) query = query.gte("received_at", receivedFrom);
  if (receivedBefore) query = query.lt("received_at", receivedBefore);
  if (project !== undefined) query = query.eq("project", project);
  if (budget !== undefined) query = query.eq("budget", budget);
  if (isDue || part === "due") query = query.not("due_at", "is", null);
  if (part === "rest") query = query.is("due_at", null);
  for (const word of filter.words ?? []) query = query.like("words", `%${toLikeText(word)}%`);
  return query;
}

/** All but one as `<>`, which leaves the rows in the order of an index; a list of values does not. */
function filterByStates(query: EnquiryQuery, states: readonly EnquiryState[]): EnquiryQuery {
  const [state, ...others] = enquiryStates.filter((known) => !states.includes(known));
  if (!state) return query;
  return others.length === 0 ? query.neq("state", state) : query.in("state", states);
}

/** The bound on the first column is in the rest too; by itself an index can begin there. */
function filterPastPosition(
  query: EnquiryQuery,
  part: ListPart,
  isForward: boolean,
  { id, dueAt, receivedAt }: ListPosition,
): EnquiryQuery {
  const [later, earlier] = isForward ? (["gt", "lt"] as const) : (["lt", "gt"] as const);
  const sameTime = `received_at.eq."${receivedAt}",id.${later}.${id}`;
  if (part !== "due") {
    const bounded = isForward ? query.lte("received_at", receivedAt) : query.gte("received_at", receivedAt);
    return bounded.or(`received_at.${earlier}."${receivedAt}",and(${sameTime})`);
  }
  const bounded = isForward ? query.gte("due_at", dueAt) : query.lte("due_at", dueAt);
  const sameDue = `due_at.eq."${dueAt}"`;
  return bounded.or(
    [
      `due_at.${later}."${dueAt}"`,
      `and(${sameDue},received_at.${earlier}."${receivedAt}")`,
      `and(${sameDue},${sameTime})`,
    ].join(),
  );
}
