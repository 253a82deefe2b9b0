import { isDeepStrictEqual } from "node:util";
import type { SupabaseClient } from "@supabase/supabase-js";
import * as v from "valibot";
import { OperationalError } from "#app/config/operational-error.server.ts";
import { kindTables } from "#app/lib/content-kinds.ts";
import { mediaRow } from "./media.server.ts";
import { listSchemaTables, type SchemaTable } from "./schema.server.ts";
import { MAX_VALUES_PER_STATEMENT } from "./where-equals.server.ts";

/** The tables that visitors may read. Drafts and history are not exported. */
const contentTableNames: string[] = [...Object.values(kindTables), "study_bodies", "media", "addresses", "facts"];
const CONTENT_FILE_VERSION = 1;
const ROWS_PER_READ = 500;

type Row = Record<string, unknown>;
export type ContentFile = v.InferOutput<typeof contentFileSchema>;
export type ImportCounts = Record<string, { added: number; changed: number; same: number }>;

/** The content as JSON. Each row has a line of its own, so that git shows which rows changed. */
export async function exportContent(store: SupabaseClient): Promise<string> {
  const tables = await listContentTables();
  const parts: string[] = [];
  for (const table of tables) {
    const lines = (await readTableRows(store, table)).map((row) => `      ${JSON.stringify(row)}`);
    parts.push(`    ${JSON.stringify(table.name)}: [${lines.length > 0 ? `\n${lines.join(",\n")}\n    ` : ""}]`);
  }
  return `{\n  "version": ${CONTENT_FILE_VERSION},\n  "tables": {\n${parts.join(",\n")}\n  }\n}\n`;
}

/** The uploaded pictures that the `media` rows of a content file name. */
export function listUploadsInFile({ tables }: ContentFile, name: string) {
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
    return v.parse(contentFileSchema, JSON.parse(text));
  } catch (error) {
    throw new OperationalError(
      `${name} is not a content file of version ${CONTENT_FILE_VERSION}. Name one that npm run content -- export wrote.`,
      { cause: error },
    );
  }
}

/** Writes the rows of the file that are new or differ in the store. Rows that only the store has stay. */
export async function importContent(store: SupabaseClient, { tables }: ContentFile): Promise<ImportCounts> {
  const known = await listContentTables();
  const unknown = Object.keys(tables).filter((name) => !known.some((table) => table.name === name));
  if (unknown.length > 0)
    throw new OperationalError(
      `The file has rows for ${unknown.join(", ")}, which this version does not know. Import it with the version that exported it.`,
    );
  const imported: ImportCounts = {};
  for (const table of known) {
    const rows = (tables[table.name] ?? []).map((row) => normaliseRow(row, table));
    const before = new Map((await readTableRows(store, table)).map((row) => [primaryKeyOf(row, table), row]));
    const added = rows.filter((row) => !before.has(primaryKeyOf(row, table)));
    const changed = rows.filter((row) => {
      const stored = before.get(primaryKeyOf(row, table));
      return stored !== undefined && !isDeepStrictEqual(stored, { ...stored, ...row });
    });
    for (const row of [...added, ...changed]) await writeRow(store, table, row);
    const counts = { added: added.length, changed: changed.length };
    imported[table.name] = { ...counts, same: rows.length - added.length - changed.length };
  }
  return imported;
}

/** Writes one row per statement, since rows of a table may name different columns. */
async function writeRow(store: SupabaseClient, { name, key }: SchemaTable, row: Row) {
  if (Object.keys(row).length > MAX_VALUES_PER_STATEMENT)
    throw new OperationalError(
      `A row of ${name} has more than ${MAX_VALUES_PER_STATEMENT} columns. Remove those that are not the table's, then import again.`,
    );
  const { error } = await store.from(name).upsert(row, { onConflict: key.join() });
  if (error)
    throw new OperationalError(
      `A row of ${name} could not be written (${error.message}). Fix the cause, then import again: rows that are already in are left alone.`,
    );
}

async function readTableRows(store: SupabaseClient, table: SchemaTable): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const ordered = table.key.reduce((query, column) => query.order(column), store.from(table.name).select("*"));
    const { data, error } = await ordered.range(rows.length, rows.length + ROWS_PER_READ - 1);
    if (error)
      throw new OperationalError(
        `${table.name} cannot be read (${error.message}). Check that the store answers, then run the command again.`,
      );
    if (data.length === 0) return rows;
    rows.push(...data.map((row) => normaliseRow(row, table)));
  }
}

/** Makes a row look the same from every store: ISO times, real booleans, columns sorted by name. */
function normaliseRow(row: Row, { booleans }: SchemaTable): Row {
  const entries = Object.entries(row).map(([column, value]): [string, unknown] => {
    if (value === null) return [column, null];
    if (column.endsWith("_at")) return [column, toIsoInstant(String(value))];
    return [column, booleans.includes(column) ? Boolean(value) : value];
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** SQLite returns times in UTC without a zone. */
function toIsoInstant(value: string): string {
  const hasZone = /(z|[+-]\d\d(:?\d\d)?)$/i.test(value.slice(10));
  const time = new Date(hasZone ? value : `${value.replace(" ", "T")}Z`);
  return Number.isNaN(time.getTime()) ? value : time.toISOString();
}

function primaryKeyOf(row: Row, { key }: SchemaTable): string {
  return JSON.stringify(key.map((column) => row[column]));
}

async function listContentTables(): Promise<SchemaTable[]> {
  const tables = await listSchemaTables();
  return contentTableNames.flatMap((name) => tables.find((table) => table.name === name) ?? []);
}

const contentFileSchema = v.object({
  version: v.literal(CONTENT_FILE_VERSION),
  tables: v.record(v.string(), v.array(v.record(v.string(), v.unknown()))),
});
