import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageFolder, recordPath } from "#app/lib/page-path.ts";
import { root } from "../../tests/support/run-site.ts";
import type { TableBehaviours } from "../../tests/support/store-site.ts";
import { addresses, chunks } from "./strings.ts";

type Row = Record<string, unknown> & { id: string; slug?: string };
type RecordKind = {
  table: keyof TableBehaviours;
  /** Unset if its records have no pages. */
  kind?: PageFolder;
  texts: string[];
  lists?: string[];
  addresses: string[];
  addressLists?: string[];
  /** Columns of other types, where a store may still hold a text. */
  others?: Record<string, unknown>;
};

const created_at = "2024-01-01T00:00:00Z";
const kinds: RecordKind[] = [
  {
    table: "projects",
    kind: "project",
    texts: ["title", "description", "long_description", "type", "industry", "complexity", "client"],
    lists: ["technologies", "results"],
    addresses: ["url", "image"],
    addressLists: ["gallery_images"],
    others: { year: 2024, created_at },
  },
  { table: "team", texts: ["name", "role", "excerpt"], addresses: ["image"] },
  {
    table: "lab_studies",
    kind: "blog",
    texts: ["title", "category", "excerpt", "read_time"],
    addresses: ["image_url"],
    others: { published_at: created_at },
  },
  {
    table: "experiments",
    kind: "experiment",
    texts: ["title", "category", "status", "timeline", "description"],
    lists: ["tech"],
    addresses: ["image_url", "image"],
    others: { created_at },
  },
  {
    table: "contributions",
    kind: "contributions",
    texts: ["title", "description", "content", "installation_command"],
    lists: ["features"],
    addresses: ["github_url", "docs_url"],
    others: { stats: { downloads: 1, stars: 2, forks: 3 }, created_at },
  },
];

export type Page = { path: string; isText: boolean };

/** Rows for every table with the strings in every column, and the paths of their pages. */
export function makeRecords(strings: readonly string[]): { tables: TableBehaviours; pages: Page[] } {
  const tables: TableBehaviours = {};
  const pages: Page[] = [];
  for (const kind of kinds) {
    const texts = chunks(strings, 20).map((some, index) => textRow(kind, some, index));
    const withAddress = addresses.map((address, index) => addressRow(kind, address, index));
    const withKey = strings.filter((_, index) => index % 20 === 1).map((text, index) => keyRow(kind, text, index));
    tables[kind.table] = { rows: [...texts, ...withAddress, ...withKey] };
    if (!kind.kind) continue;
    for (const row of texts) pages.push({ path: recordPath(kind.kind, row.slug ?? row.id), isText: true });
    for (const row of [...withAddress, ...withKey])
      pages.push({ path: recordPath(kind.kind, row.slug ?? row.id), isText: false });
  }
  return { tables, pages };
}

/** Twenty strings joined into each text; every second row has them in columns of other types too. */
function textRow(
  { kind, texts, lists = [], addresses, addressLists = [], others = {} }: RecordKind,
  some: string[],
  index: number,
): Row {
  const text = some.join(" ");
  const isOdd = index % 2 === 1;
  return {
    ...keyOf(kind, `text${index}`),
    ...fill([...texts, ...addresses], text),
    ...fill([...lists, ...addressLists], some),
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, isOdd ? hostile(value, text) : value])),
  };
}

function addressRow(
  { kind, texts, lists = [], addresses, addressLists = [], others }: RecordKind,
  address: string,
  index: number,
): Row {
  return {
    ...keyOf(kind, `address${index}`),
    ...fill(texts, "Plain"),
    ...fill(lists, ["Plain"]),
    ...fill(addresses, address),
    ...fill(addressLists, [address]),
    ...others,
  };
}

/** The string is the key. Of two image columns only the second is filled, which is read if the first is empty. */
function keyRow({ kind, texts, addresses: [first, second], others }: RecordKind, text: string, index: number): Row {
  const address = addresses[index % addresses.length];
  return {
    ...keyOf(kind, text),
    ...fill(texts, text),
    ...others,
    ...(second && { [first ?? ""]: null, [second]: address }),
  };
}

function keyOf(kind: PageFolder | undefined, key: string) {
  return kind && kind !== "project" ? { id: key, slug: key } : { id: key };
}

function fill(names: string[], value: unknown) {
  return Object.fromEntries(names.map((name) => [name, value]));
}

function hostile(value: unknown, text: string): unknown {
  return value && typeof value === "object" ? fill(Object.keys(value), text) : text;
}

/** Columns of the schema that get no string. */
export function uncoveredColumns(): string[] {
  const schema = readFileSync(join(root, "supabase/schemas/01_content.sql"), "utf8");
  return [...schema.matchAll(/^create table public\.(\w+) \(\n(.*?)\n\);/gms)].flatMap(([, table, body = ""]) => {
    const columns = [...body.matchAll(/^ {2}(\w+) /gm)].map(([, name = ""]) => name);
    const kind = kinds.find((each) => each.table === table);
    if (!kind) return [`${table}`];
    const row = textRow(kind, ["x"], 1);
    return columns.filter((name) => !(name in row)).map((name) => `${table}.${name}`);
  });
}
