import type { PostgrestError, PostgrestResponse, PostgrestSingleResponse } from "@supabase/supabase-js";
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

// In a store whose ids are uuids or numbers, no row has a word for one.
const NO_VALUE_OF_ITS_TYPE = ["22P02", "22003"];

type Table = ReturnType<ReturnType<typeof currentStore>["anon"]["from"]>;
type AllColumns = ReturnType<Table["select"]>;

/** All matching rows of a table, parsed, through the read cache. */
export function readRows<T>(
  name: string,
  table: string,
  parse: (row: unknown) => T | null,
  narrow: (query: AllColumns) => PromiseLike<PostgrestResponse<unknown>>,
): Promise<T[]> {
  const { anon, cache } = currentStore();
  return cache.read(name, async () => {
    const rows = unwrap(await narrow(anon.from(table).select("*")));
    return rows.flatMap((row) => parse(row) ?? []);
  });
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
  return cache.read(`${name}:${value}`, async () => {
    const response = await anon.from(table).select("*").eq(column, value).maybeSingle();
    if (response.error && NO_VALUE_OF_ITS_TYPE.includes(response.error.code)) return null;
    return parse(unwrap(response));
  });
}

function unwrap<T>(response: PostgrestResponse<T>): T[];
function unwrap<T>(response: PostgrestSingleResponse<T>): T;
function unwrap<T>({ data, error, status }: PostgrestResponse<T> | PostgrestSingleResponse<T>): T | T[] {
  if (error) throw new ReadError(error, status);
  return data;
}
