import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageFolder, recordPath } from "#app/lib/page-path.ts";
import { root } from "../../tests/support/run-site.ts";
import type { TableBehaviours } from "../../tests/support/store-site.ts";
import { chunks, hostileAddresses } from "./injected-strings.ts";

type ContentRow = Record<string, unknown> & { id: string; slug?: string };
type RecordKind = {
  table: keyof TableBehaviours;
  /** Unset if the table's records have no pages. */
  pageFolder?: PageFolder;
  textColumns: string[];
  listColumns?: string[];
  addressColumns: string[];
  addressListColumns?: string[];
  /** Columns of other types, where a store may still hold a text. */
  otherColumns?: Record<string, unknown>;
};

const CREATED_AT = "2024-01-01T00:00:00Z";
const recordKinds: RecordKind[] = [
  {
    table: "projects",
    pageFolder: "project",
    textColumns: ["title", "description", "long_description", "type", "industry", "complexity", "client"],
    listColumns: ["technologies", "results"],
    addressColumns: ["url", "image"],
    addressListColumns: ["gallery_images"],
    otherColumns: { year: 2024, created_at: CREATED_AT },
  },
  { table: "team", textColumns: ["name", "role", "excerpt"], addressColumns: ["image"] },
  {
    table: "lab_studies",
    pageFolder: "blog",
    textColumns: ["title", "category", "excerpt", "read_time"],
    addressColumns: ["image_url"],
    otherColumns: { published_at: CREATED_AT },
  },
  {
    table: "experiments",
    pageFolder: "experiment",
    textColumns: ["title", "category", "status", "timeline", "description"],
    listColumns: ["tech"],
    addressColumns: ["image_url", "image"],
    otherColumns: { created_at: CREATED_AT },
  },
  {
    table: "contributions",
    pageFolder: "contributions",
    textColumns: ["title", "description", "content", "installation_command"],
    listColumns: ["features"],
    addressColumns: ["github_url", "docs_url"],
    otherColumns: { stats: { downloads: 1, stars: 2, forks: 3 }, created_at: CREATED_AT },
  },
];

export type RecordPage = { path: string; isText: boolean };

/** Makes rows for every table with the strings in every column, and the paths of their pages. */
export function makeHostileRecords(strings: readonly string[]): { tables: TableBehaviours; pages: RecordPage[] } {
  const tables: TableBehaviours = {};
  const pages: RecordPage[] = [];
  for (const kind of recordKinds) {
    const texts = chunks(strings, 20).map((some, index) => makeTextRow(kind, some, index));
    const withAddress = hostileAddresses.map((address, index) => makeAddressRow(kind, address, index));
    const withKey = strings.filter((_, index) => index % 20 === 1).map((text, index) => makeKeyRow(kind, text, index));
    tables[kind.table] = { rows: [...texts, ...withAddress, ...withKey] };
    if (!kind.pageFolder) continue;
    for (const row of texts) pages.push({ path: recordPath(kind.pageFolder, row.slug ?? row.id), isText: true });
    for (const row of [...withAddress, ...withKey])
      pages.push({ path: recordPath(kind.pageFolder, row.slug ?? row.id), isText: false });
  }
  return { tables, pages };
}

/** Makes a row with `some` of the strings: joined in each column of text, singly in lists. Every second row has them in all columns. */
function makeTextRow(
  { pageFolder, textColumns, listColumns = [], addressColumns, addressListColumns = [], otherColumns = {} }: RecordKind,
  some: string[],
  index: number,
): ContentRow {
  const text = some.join(" ");
  const isOdd = index % 2 === 1;
  return {
    ...keyColumns(pageFolder, `text${index}`),
    ...fillColumns([...textColumns, ...addressColumns], text),
    ...fillColumns([...listColumns, ...addressListColumns], some),
    ...Object.fromEntries(
      Object.entries(otherColumns).map(([name, value]) => [name, isOdd ? hostileValue(value, text) : value]),
    ),
  };
}

function makeAddressRow(
  { pageFolder, textColumns, listColumns = [], addressColumns, addressListColumns = [], otherColumns }: RecordKind,
  address: string,
  index: number,
): ContentRow {
  return {
    ...keyColumns(pageFolder, `address${index}`),
    ...fillColumns(textColumns, "Plain"),
    ...fillColumns(listColumns, ["Plain"]),
    ...fillColumns(addressColumns, address),
    ...fillColumns(addressListColumns, [address]),
    ...otherColumns,
  };
}

/** Makes the string the key. Of two address columns only the second is filled: the site reads a second image only without a first. */
function makeKeyRow(
  { pageFolder, textColumns, addressColumns: [first, second], otherColumns }: RecordKind,
  text: string,
  index: number,
): ContentRow {
  const address = hostileAddresses[index % hostileAddresses.length];
  return {
    ...keyColumns(pageFolder, text),
    ...fillColumns(textColumns, text),
    ...otherColumns,
    ...(second && { [first ?? ""]: null, [second]: address }),
  };
}

function keyColumns(pageFolder: PageFolder | undefined, key: string) {
  return pageFolder && pageFolder !== "project" ? { id: key, slug: key } : { id: key };
}

function fillColumns(names: string[], value: unknown) {
  return Object.fromEntries(names.map((name) => [name, value]));
}

function hostileValue(value: unknown, text: string): unknown {
  return value && typeof value === "object" ? fillColumns(Object.keys(value), text) : text;
}

/** Lists the columns of the schema that get no string. */
export function uncoveredColumns(): string[] {
  const schema = readFileSync(join(root, "supabase/schemas/01_content.sql"), "utf8");
  return [...schema.matchAll(/^create table public\.(\w+) \(\n(.*?)\n\);/gms)].flatMap(([, table, body = ""]) => {
    const columns = [...body.matchAll(/^ {2}(\w+) /gm)].map(([, name = ""]) => name);
    const kind = recordKinds.find((each) => each.table === table);
    if (!kind) return [`${table}`];
    const row = makeTextRow(kind, ["x"], 1);
    return columns.filter((name) => !(name in row)).map((name) => `${table}.${name}`);
  });
}
