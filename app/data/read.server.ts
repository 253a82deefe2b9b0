import type { PostgrestError, PostgrestResponse, PostgrestSingleResponse } from "@supabase/supabase-js";
import { log } from "#app/config/log.server.ts";
import { currentStore } from "./current-store.server.ts";

/** The store's error for a failed read. Status 0 means that it could not be reached. */
export class ReadError extends Error {
  override name = "ReadError";
  details: string;
  hint: string;
  code: string;
  status: number;

  constructor(error: Pick<PostgrestError, "message"> & Partial<PostgrestError>, status: number) {
    super(error.message);
    this.details = error.details ?? "";
    this.hint = error.hint ?? "";
    this.code = error.code ?? "";
    this.status = status;
  }
}

// PostgreSQL refuses a value that the column cannot hold, such as a word as a uuid or a NUL in a text: no row has it.
const IMPOSSIBLE_VALUE_CODES = ["22P02", "22003", "22021"];

// Supabase returns at most a thousand rows by default; a project may be set lower.
const PAGE_SIZE = 1_000;

type Table = ReturnType<ReturnType<typeof currentStore>["anon"]["from"]>;
type Query = ReturnType<Table["select"]>;

/** All matching rows of a table, or the first `limit`, parsed and cached. */
export function readRows<T>(
  name: string,
  table: string,
  parse: (row: unknown) => T | null,
  refine: (query: Query) => Query,
  limit?: number,
): Promise<T[]> {
  const { anon, cache } = currentStore();
  const select = (options = {}) => refine(anon.from(table).select("*", options));
  const load = async () => {
    const rows = limit ? unwrap(await select().limit(limit)) : await readAll(select);
    return rows.flatMap((row) => parse(row) ?? []);
  };
  return cache.read(name, () => warnOnFailure(name, load));
}

/** One row or null, parsed and cached. */
export function readRow<T>(
  name: string,
  table: string,
  parse: (row: unknown) => T | null,
  column: "id" | "slug",
  value: string,
): Promise<T | null> {
  const { anon, cache } = currentStore();
  const load = async () => {
    const rows = anon.from(table).select("*");
    const matching = needsQuotes(value) ? rows.filter(column, "in", `(${quoted(value)})`) : rows.eq(column, value);
    const response = await matching.maybeSingle();
    if (response.error && IMPOSSIBLE_VALUE_CODES.includes(response.error.code)) return null;
    return parse(unwrap(response));
  };
  return cache.read(`${name}:${value}`, () => warnOnFailure(name, load));
}

/** Unquoted, the embedded store would read the value as a list, an object, a boolean or a number. */
function needsQuotes(value: string) {
  return Number.isFinite(Number(value || Number.NaN)) || /^\s*[{["]|^(?:true|false|null)$/i.test(value);
}

function quoted(value: string) {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

async function readAll(select: (options?: { count: "exact" }) => Query): Promise<unknown[]> {
  const first = await select({ count: "exact" });
  const rows = unwrap(first);
  const count = first.count ?? rows.length;
  return rows.length < count ? readPages(select, count) : rows;
}

/** Starts over, ordered by id as well, since pages need a stable order. */
async function readPages(select: () => Query, count: number) {
  const rows: unknown[] = [];
  while (rows.length < count) {
    const query = select().order("id");
    const page = unwrap(await query.range(rows.length, rows.length + PAGE_SIZE - 1));
    if (page.length === 0) break;
    rows.push(...page);
  }
  return rows;
}

async function warnOnFailure<T>(read: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    log.warn({ err: error, read }, "a read failed");
    throw error;
  }
}

function unwrap<T>(response: PostgrestResponse<T>): T[];
function unwrap<T>(response: PostgrestSingleResponse<T>): T;
function unwrap<T>({ data, error, status }: PostgrestResponse<T> | PostgrestSingleResponse<T>): T | T[] {
  if (error) throw new ReadError(error, status);
  return data;
}
