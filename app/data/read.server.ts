import type { PostgrestError, PostgrestResponse, PostgrestSingleResponse } from "@supabase/supabase-js";
import { log } from "#app/config/log.server.ts";
import { currentStore } from "./current-store.server.ts";
import { loadLibrary } from "./library.server.ts";
import { previewScope } from "./preview-scope.server.ts";
import { isTableMissing } from "./private-rows.server.ts";
import { whereEquals } from "./where-equals.server.ts";

/** A failed read, with the store's error. Status 0 means that the store could not be reached. */
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

// PostgreSQL's codes for a value that its column cannot hold, such as a word for a uuid: no row can have such a value.
const IMPOSSIBLE_VALUE_CODES = ["22P02", "22003", "22021"];

/** A Supabase project may lack these tables. A missing one counts as empty. */
const OPTIONAL_TABLES = ["study_bodies", "addresses", "facts"];

// Supabase's default limit for one read. A project may set a lower one.
const ROWS_PER_READ = 1_000;

type StoreTable = ReturnType<ReturnType<typeof currentStore>["anon"]["from"]>;
type StoreQuery = ReturnType<StoreTable["select"]>;

/** All matching rows of a table, or the first `limit`, parsed and cached. */
export function readRows<T>(
  name: string,
  table: string,
  parse: (row: unknown) => T | null,
  refine: (query: StoreQuery) => StoreQuery,
  limit?: number,
): Promise<T[]> {
  const { anon, cache } = currentStore();
  const previewed = previewScope.getStore()?.[table];
  const select = (options = {}) => refine(anon.from(table).select("*", options));
  const load = async () => {
    const rows = limit ? await readLimited(table, select().limit(limit)) : await readAll(select);
    await loadPicturesOf(rows);
    return (previewed ? withPreviewed(rows, previewed) : rows).flatMap((row) => parse(row) ?? []);
  };
  if (previewed) return load();
  return cache.read(name, () => logFailedRead(name, load));
}

/** One row or null, parsed and cached. */
export function readRow<T>(
  name: string,
  table: string,
  parse: (row: unknown) => T | null,
  column: "id" | "slug" | "path" | "study_id",
  value: string,
): Promise<T | null> {
  const { anon, cache } = currentStore();
  const previewed = previewScope.getStore()?.[table];
  if (previewed === null) return Promise.resolve(null);
  if (previewed?.[column] === value) return loadPicturesOf([previewed]).then(() => parse(previewed));
  const load = async () => {
    const response = await whereEquals(anon.from(table).select("*"), column, value).maybeSingle();
    if (response.error && IMPOSSIBLE_VALUE_CODES.includes(response.error.code)) return null;
    if (isOptionalTableMissing(table, response.error)) return null;
    const row = unwrapResponse(response);
    await loadPicturesOf([row]);
    return parse(row);
  };
  return cache.read(`${name}:${value}`, () => logFailedRead(name, load));
}

/** Loads the library if a row names one of our pictures, since parsers look them up. Rows without one need no read of `media`. */
async function loadPicturesOf(rows: unknown[]) {
  const isOurs = (value: unknown) => typeof value === "string" && /\/(?:img|media)\//.test(value);
  const hasOurs = (row: unknown) =>
    Object.values(row ?? {})
      .flat()
      .some(isOurs);
  if (rows.some(hasOurs)) await loadLibrary();
}

/** Puts the previewed row in the place of its record, or first if the record is not in the list. */
function withPreviewed(rows: unknown[], previewed: Record<string, unknown>): unknown[] {
  const isItsRecord = (row: unknown) => (row as Record<string, unknown>).id === previewed.id;
  return rows.some(isItsRecord) ? rows.map((row) => (isItsRecord(row) ? previewed : row)) : [previewed, ...rows];
}

async function readLimited(table: string, query: StoreQuery): Promise<unknown[]> {
  const response = await query;
  return isOptionalTableMissing(table, response.error) ? [] : unwrapResponse(response);
}

async function readAll(select: (options?: { count: "exact" }) => StoreQuery): Promise<unknown[]> {
  const first = await select({ count: "exact" });
  const rows = unwrapResponse(first);
  const count = first.count ?? rows.length;
  return rows.length < count ? readPages(select, count) : rows;
}

/** Reads all rows again in pages, ordered by id as well, because pages need a stable order. */
async function readPages(select: () => StoreQuery, count: number) {
  const rows: unknown[] = [];
  while (rows.length < count) {
    const query = select().order("id");
    const page = unwrapResponse(await query.range(rows.length, rows.length + ROWS_PER_READ - 1));
    if (page.length === 0) break;
    rows.push(...page);
  }
  return rows;
}

async function logFailedRead<T>(read: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    log.warn({ err: error, read }, "a read failed");
    throw error;
  }
}

/** Whether a read failed because one of `OPTIONAL_TABLES` is missing. */
export function isOptionalTableMissing(table: string, error: PostgrestError | null) {
  return OPTIONAL_TABLES.includes(table) && isTableMissing(error);
}

function unwrapResponse<T>(response: PostgrestResponse<T>): T[];
function unwrapResponse<T>(response: PostgrestSingleResponse<T>): T;
function unwrapResponse<T>({ data, error, status }: PostgrestResponse<T> | PostgrestSingleResponse<T>): T | T[] {
  if (error) throw new ReadError(error, status);
  return data;
}
