import type { PostgrestError, PostgrestResponse, PostgrestSingleResponse } from "@supabase/supabase-js";
import { log } from "#app/config/log.server.ts";
import { currentStore } from "./current-store.server.ts";

/** What the store said when a read failed. Status 0 means that it could not be reached. */
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

// In a store whose ids are uuids or numbers, no row has a word for one; in PostgreSQL no text has a zero byte.
const NO_VALUE_OF_ITS_TYPE = ["22P02", "22003", "22021"];

// A store answers with a thousand rows at most, or with fewer where it is set so.
const PAGE = 1_000;

type Table = ReturnType<ReturnType<typeof currentStore>["anon"]["from"]>;
type Query = ReturnType<Table["select"]>;

/** All matching rows of a table, or the first so many, parsed, through the read cache. */
export function readRows<T>(
  name: string,
  table: string,
  parse: (row: unknown) => T | null,
  narrow: (query: Query) => Query,
  most?: number,
): Promise<T[]> {
  const { anon, cache } = currentStore();
  const select = (options = {}) => narrow(anon.from(table).select("*", options));
  const load = async () => {
    const rows = most ? unwrap(await select().limit(most)) : await readAll(select);
    return rows.flatMap((row) => parse(row) ?? []);
  };
  return cache.read(name, () => orWarn(name, load));
}

/** One row or none, parsed, through the read cache. */
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
    const matching = isMisread(value) ? rows.filter(column, "in", `(${quoted(value)})`) : rows.eq(column, value);
    const response = await matching.maybeSingle();
    if (response.error && NO_VALUE_OF_ITS_TYPE.includes(response.error.code)) return null;
    return parse(unwrap(response));
  };
  return cache.read(`${name}:${value}`, () => orWarn(name, load));
}

/** Whether the embedded store takes it for a list, an object, a truth or a number, unless it stands in quotes. */
function isMisread(value: string) {
  return Number.isFinite(Number(value || Number.NaN)) || /^\s*[{["]|^(?:true|false|null)$/i.test(value);
}

function quoted(value: string) {
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

/** One answer, or as many as it takes. */
async function readAll(select: (options?: { count: "exact" }) => Query): Promise<unknown[]> {
  const first = await select({ count: "exact" });
  const rows = unwrap(first);
  const count = first.count ?? rows.length;
  return rows.length < count ? readPages(select, count) : rows;
}

/** From the beginning once more: only with the id in it is the order the same on every page. */
async function readPages(select: () => Query, count: number) {
  const rows: unknown[] = [];
  while (rows.length < count) {
    const query = select().order("id");
    const page = unwrap(await query.range(rows.length, rows.length + PAGE - 1));
    if (page.length === 0) break;
    rows.push(...page);
  }
  return rows;
}

async function orWarn<T>(read: string, load: () => Promise<T>): Promise<T> {
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
