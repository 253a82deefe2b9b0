import { ENQUIRY_COLUMNS, type Enquiry, type EnquiryKind, parseEnquiries } from "./enquiries.server.ts";
import { type EnquiryState, enquiryStates } from "./enquiry-states.ts";
import { PrivateRowsError, privateTable, type StoreResponse } from "./private-rows.server.ts";
import { toLikeText } from "./where-equals.server.ts";

/** Which enquiries a list shows. An undefined field does not filter. */
export type EnquiryFilter = {
  id?: string;
  kind: EnquiryKind;
  states: readonly EnquiryState[];
  page?: string;
  notPage?: string;
  /** Null: enquiries that are assigned to nobody. */
  assigneeId?: string | null;
  receivedFrom?: string;
  receivedBefore?: string;
  project?: string;
  budget?: string;
  isDue?: boolean;
  dueBefore?: string;
  /** Each word has to occur in the texts that the visitor or an operator wrote. */
  words?: readonly string[];
};

/** `due`: soonest due first, then enquiries without a due date, newest first. `newest`: all of them newest first. */
export type EnquirySort = "due" | "newest";

/** A place in a list, given by an enquiry and not by its number, so that new enquiries do not move it. */
export type ListPosition = Pick<Enquiry, "id" | "dueAt" | "receivedAt">;

type PageRequest = { sort: EnquirySort; limit: number; after?: ListPosition; before?: ListPosition };

/** A part of a list that one index can sort. The list is `due` and then `rest`, or `all`. */
type ListPart = "due" | "rest" | "all";

/** The enquiries after a position, in the order of the list, or those before a position, nearest first. */
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

/** How many enquiries match, or how many of them precede a position. */
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

/** The parts of a list to read from a position on, in reading order. The position is in the first part. */
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

/** Counts with a limit of one row. Without the limit the embedded store also reads a thousand rows. */
async function countMatches(query: EnquiryQuery): Promise<number> {
  const { count, error } = await query.limit(1);
  if (error) throw new PrivateRowsError(error.message);
  return count ?? 0;
}

/** The methods we use of supabase-js's query builder, whose own types grow with every call. */
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
  const { id, kind, states, page, notPage, assigneeId, receivedFrom, receivedBefore, project, budget } = filter;
  const { isDue, dueBefore } = filter;
  let query = filterByStates(all.eq("kind", kind), states);
  if (id !== undefined) query = query.eq("id", id);
  if (page !== undefined) query = query.eq("page", page);
  if (notPage !== undefined) query = query.neq("page", notPage);
  if (assigneeId === null) query = query.is("assignee_id", null);
  if (assigneeId) query = query.eq("assignee_id", assigneeId);
  if (receivedFrom) query = query.gte("received_at", receivedFrom);
  if (receivedBefore) query = query.lt("received_at", receivedBefore);
  if (project !== undefined) query = query.eq("project", project);
  if (budget !== undefined) query = query.eq("budget", budget);
  if (isDue || part === "due") query = query.not("due_at", "is", null);
  if (dueBefore) query = query.lt("due_at", dueBefore);
  if (part === "rest") query = query.is("due_at", null);
  for (const word of filter.words ?? []) query = query.like("words", `%${toLikeText(word)}%`);
  return query;
}

/** All states but one are queried as `<>`, because a list of values would keep the index from sorting the rows. */
function filterByStates(query: EnquiryQuery, states: readonly EnquiryState[]): EnquiryQuery {
  const [state, ...others] = enquiryStates.filter((known) => !states.includes(known));
  if (!state) return query;
  return others.length === 0 ? query.neq("state", state) : query.in("state", states);
}

/** Keeps the rows past a position. The bound on the first column repeats a part of the `or`, so that an index can start there. */
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
