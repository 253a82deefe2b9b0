import * as v from "valibot";
import { currentServiceClient } from "./current-store.server.ts";
import { MAX_VALUES_PER_STATEMENT } from "./where-equals.server.ts";

// Tables that only the service client may read. Content falls back to defaults for bad columns; here an invalid row is reported.

export type PrivateTable =
  | "submissions"
  | "deliveries"
  | "alerts"
  | "heartbeats"
  | "operators"
  | "passkeys"
  | "sessions"
  | "invitations"
  | "challenges"
  | "known_devices"
  | "events"
  | "erasures"
  | "enquiries"
  | "notes"
  | "revisions"
  | "records"
  | "content_version"
  | "secrets";

export class PrivateRowsError extends Error {
  override name = "PrivateRowsError";
  /** The store's error code, if the store answered with one. */
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

export function privateTable(name: PrivateTable) {
  return currentServiceClient().service.from(name);
}

export type StoreResponse<Row> = { data: Row[] | null; error: { message: string; code?: string } | null };

type StoreError = { message: string; code?: string };

/** Whether a write failed because another row has the key. The embedded store gives SQLite's message instead of a code. */
export function isKeyTaken(error: StoreError | null): boolean {
  return error?.code === "23505" || /unique constraint failed/i.test(error?.message ?? "");
}

/**
 * Whether the store refuses the values themselves, so that a retry would fail too. The codes are PostgreSQL's for data,
 * constraints, limits and unknown columns; the embedded store gives only a message.
 */
export function isValueRefused({ code = "", message }: StoreError): boolean {
  const isCode = /^(?:22|23|54)|^PGRST204$/.test(code);
  return isCode || /constraint failed|cannot store|violates \w+ constraint|index row (?:size|requires)/i.test(message);
}

/** Whether a request failed because its table is missing: a Supabase project may lack our tables. */
export function isTableMissing(error: StoreError | null): boolean {
  return ["PGRST205", "42P01"].includes(error?.code ?? "");
}

export function requireRows<Row>({ data, error }: StoreResponse<Row>): Row[] {
  if (error) throw new PrivateRowsError(error.message, error.code);
  return data ?? [];
}

/** Gets the id and the invalid column of a row, but not its contents, which may be personal. */
export type OnInvalidRow = (id: string, column: string) => void;

export function parseEach<Output>(
  schema: v.GenericSchema<unknown, Output>,
  rows: unknown[],
  onInvalid: OnInvalidRow,
): Output[] {
  return rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row);
    if (parsed.success) return parsed.output;
    onInvalid(String((row as { id: unknown }).id), String(parsed.issues[0].path?.[0].key));
    return [];
  });
}

export function throwInvalid(what: string): OnInvalidRow {
  return (id, column) => {
    throw new PrivateRowsError(`${what} ${id} has an invalid ${column}`);
  };
}

/** Reads rows by any number of ids, in as many statements as that takes. */
export async function readByIds<Row>(ids: string[], read: (some: string[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < ids.length; from += MAX_VALUES_PER_STATEMENT)
    rows.push(...(await read(ids.slice(from, from + MAX_VALUES_PER_STATEMENT))));
  return rows;
}

const ROWS_PER_READ = 500;

/** All rows of a table in pages, oldest first. */
export async function* listRows<Row = unknown>(name: PrivateTable): AsyncGenerator<Row[]> {
  for (let from = 0; ; ) {
    const page = requireRows(
      await privateTable(name)
        .select<"*", Row>("*")
        .order("created_at")
        .order("id")
        .range(from, from + ROWS_PER_READ - 1),
    );
    // A store may return fewer rows than asked for, so only an empty page is the last.
    if (page.length === 0) return;
    yield page;
    from += page.length;
  }
}

/** The number of rows in a table, or of those that have the values of `match`. */
export function countRows(name: PrivateTable, match: Record<string, string> = {}): Promise<number> {
  return readCount(countingQuery(name).match(match));
}

/** The number of rows whose column has one of the values. Takes any number of values. */
export async function countRowsWith(
  name: PrivateTable,
  column: string,
  values: string[],
  match: Record<string, string> = {},
): Promise<number> {
  let count = 0;
  for (let from = 0; from < values.length; from += MAX_VALUES_PER_STATEMENT) {
    const some = values.slice(from, from + MAX_VALUES_PER_STATEMENT);
    count += await readCount(countingQuery(name).match(match).in(column, some));
  }
  return count;
}

function countingQuery(name: PrivateTable) {
  return privateTable(name).select("id", { count: "exact", head: true });
}

/** Counts with a limit of one row. Without the limit the embedded store also reads a thousand rows. */
async function readCount(query: ReturnType<typeof countingQuery>): Promise<number> {
  const { count, error } = await query.limit(1);
  if (error) throw new PrivateRowsError(error.message);
  return count ?? 0;
}
