import { isDeepStrictEqual } from "node:util";
import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { OperationalError } from "#app/config/operational-error.server.ts";
import { kindTables } from "#app/lib/content-kinds.ts";
import { mediaRow } from "./media.server.ts";
import { listSchemaTables, type Table } from "./schema.server.ts";
import { MAX_VALUES } from "./where-equals.server.ts";

/** What visitors may read. Drafts and history stay at the desk. */
const tableNames: string[] = [...Object.values(kindTables), "study_bodies", "media", "addresses", "facts"];
const VERSION = 1;
const READ_BATCH = 500;

type Row = Record<string, unknown>;
export type ContentFile = v.InferOutput<typeof contentFile>;
export type Imported = Record<string, { added: number; changed: number; same: number }>;

/** The content as JSON, with a row on a line of its own so that git shows what changed. */
export async function exportContent(store: SupabaseClient): Promise<string> {
  const tables = await listContentTables();
  const parts: string[] = [];
  for (const table of tables) {
    const lines = (await readRows(store, table)).map((row) => `      ${JSON.stringify(row)}`);
    parts.push(`    ${JSON.stringify(table.name)}: [${lines.length > 0 ? `\n${lines.join(",\n")}\n    ` : ""}]`);
  }
  return `{\n  "version": ${VERSION},\n  "tables": {\n${parts.join(",\n")}\n  }\n}\n`;
}

/** The uploads that a file's rows name. */
export function uploadsIn({ tables }: ContentFile, name: string) {
  return (tables.media ?? []).flatMap((row) => {
    const picture = v.safeParse(mediaRow, row);
    if (!picture.success)
      throw new OperationalError(
        `Row ${JSON.stringify(row.id)} of media (${name}) is not a valid picture. Correct or remove it, then run the command again.`,
      );
    const { hash, variants } = picture.output;
    return hash ? [{ hash, variants }] : [];
  });
}

export function parseContentFile(text: string, name: string): ContentFile {
  try {
    return v.parse(contentFile, JSON.parse(text));
  } catch (error) {
    throw new OperationalError(
      `${name} is not a content file of version ${VERSION}. Name one that npm run content -- export wrote.`,
      { cause: error },
    );
  }
}

/** Adds and changes rows until the store says what the file says. Rows that the file does not name stay. */
export async function importContent(store: SupabaseClient, { tables }: ContentFile): Promise<Imported> {
  const known = await listContentTables();
  const unknown = Object.keys(tables).filter((name) => !known.some((table) => table.name === name));
  if (unknown.length > 0)
    throw new OperationalError(
      `The file has rows for ${unknown.join(", ")}, which this version does not know. Import it with the version that exported it.`,
    );
  const imported: Imported = {};
  for (const table of known) {
    const rows = (tables[table.name] ?? []).map((row) => normalise(row, table));
    const before = new Map((await readRows(store, table)).map((row) => [keyOf(row, table), row]));
    const added = rows.filter((row) => !before.has(keyOf(row, table)));
    const changed = rows.filter((row) => {
      const stored = before.get(keyOf(row, table));
      return stored !== undefined && !isDeepStrictEqual(stored, { ...stored, ...row });
    });
    for (const row of [...added, ...changed]) await write(store, table, row);
    const counts = { added: added.length, changed: changed.length };
    imported[table.name] = { ...counts, same: rows.length - added.length - changed.length };
  }
  return imported;
}

/** One at a time, so that rows may name different columns. */
async function write(store: SupabaseClient, { name, key }: Table, row: Row) {
  if (Object.keys(row).length > MAX_VALUES)
    throw new OperationalError(
      `A row of ${name} has more than ${MAX_VALUES} columns. Remove those that are not the table's, then import again.`,
    );
  const { error } = await store.from(name).upsert(row, { onConflict: key.join() });
  if (error)
    throw new OperationalError(
      `A row of ${name} could not be written (${error.message}). Fix the cause, then import again: rows that are already in are left alone.`,
    );
}

async function readRows(store: SupabaseClient, table: Table): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const ordered = table.key.reduce((query, column) => query.order(column), store.from(table.name).select("*"));
    const { data, error } = await ordered.range(rows.length, rows.length + READ_BATCH - 1);
    if (error)
      throw new OperationalError(
        `${table.name} cannot be read (${error.message}). Check that the store answers, then run the command again.`,
      );
    if (data.length === 0) return rows;
    rows.push(...data.map((row) => normalise(row, table)));
  }
}

/** The same on every store: instants in ISO form, booleans as booleans, columns in one order. */
function normalise(row: Row, { booleans }: Table): Row {
  const entries = Object.entries(row).map(([column, value]): [string, unknown] => {
    if (value === null) return [column, null];
    if (column.endsWith("_at")) return [column, toInstant(String(value))];
    return [column, booleans.includes(column) ? Boolean(value) : value];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** SQLite writes UTC without a zone. */
function toInstant(value: string): string {
  const hasZone = /(z|[+-]\d\d(:?\d\d)?)$/i.test(value.slice(10));
  const time = new Date(hasZone ? value : `${value.replace(" ", "T")}Z`);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}

function keyOf(row: Row, { key }: Table): string {
  return JSON.stringify(key.map((column) => row[column]));
}

async function listContentTables(): Promise<Table[]> {
  const tables = await listSchemaTables();
  return tableNames.flatMap((name) => tables.find((table) => table.name === name) ?? []);
}

const contentFile = v.object({
  version: v.literal(VERSION),
  tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
});
