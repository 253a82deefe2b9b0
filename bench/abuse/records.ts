import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RecordKind, recordPath } from "#app/lib/page-path.ts";
import { root } from "../../tests/support/run-site.ts";
import type { Behaviours } from "../../tests/support/store-site.ts";
import { addresses, parts } from "./strings.ts";

type Row = Record<string, unknown> & { id: string; slug?: string };
type Kind = {
  table: keyof Behaviours;
  /** Where its pages are. */
  kind?: RecordKind;
  texts: string[];
  lists?: string[];
  addresses: string[];
  addressLists?: string[];
  /** Numbers, dates and the like, which take a text as far as the store does. */
  others?: Record<string, unknown>;
};

const created_at = "2024-01-01T00:00:00Z";
const kinds: Kind[] = [
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

/** Rows for every table with these strings in every column, and the pages that they have. */
export function makeRecords(strings: readonly string[]): { tables: Behaviours; pages: Page[] } {
  const tables: Behaviours = {};
  const pages: Page[] = [];
  for (const kind of kinds) {
    const texts = parts(strings, 20).map((some, index) => textRow(kind, some, index));
    const led = addresses.map((address, index) => addressRow(kind, address, index));
    const keyed = strings.filter((_, index) => index % 20 === 1).map((text, index) => keyRow(kind, text, index));
    tables[kind.table] = { rows: [...texts, ...led, ...keyed] };
    if (!kind.kind) continue;
    for (const row of texts) pages.push({ path: recordPath(kind.kind, row.slug ?? row.id), isText: true });
    for (const row of [...led, ...keyed])
      pages.push({ path: recordPath(kind.kind, row.slug ?? row.id), isText: false });
  }
  return { tables, pages };
}

/** Twenty of them in one text, and every second time in what is no text as well. */
function textRow(
  { kind, texts, lists = [], addresses, addressLists = [], others = {} }: Kind,
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
  { kind, texts, lists = [], addresses, addressLists = [], others }: Kind,
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

/** A string as the key; of two columns for one picture the second, which is read when the first is empty. */
function keyRow({ kind, texts, addresses: [first, second], others }: Kind, text: string, index: number): Row {
  const address = addresses[index % addresses.length];
  return {
    ...keyOf(kind, text),
    ...fill(texts, text),
    ...others,
    ...(second && { [first ?? ""]: null, [second]: address }),
  };
}

function keyOf(kind: RecordKind | undefined, key: string) {
  return kind && kind !== "project" ? { id: key, slug: key } : { id: key };
}

function fill(names: string[], value: unknown) {
  return Object.fromEntries(names.map((name) => [name, value]));
}

function hostile(value: unknown, text: string): unknown {
  return value && typeof value === "object" ? fill(Object.keys(value), text) : text;
}

/** The columns of the schema that no string goes into. */
export function forgottenColumns(): string[] {
  const schema = readFileSync(join(root, "supabase/schemas/01_content.sql"), "utf8");
  return [...schema.matchAll(/^create table public\.(\w+) \(\n(.*?)\n\);/gms)].flatMap(([, table, body = ""]) => {
    const columns = [...body.matchAll(/^ {2}(\w+) /gm)].map(([, name = ""]) => name);
    const kind = kinds.find((each) => each.table === table);
    if (!kind) return [`${table}`];
    const row = textRow(kind, ["x"], 1);
    return columns.filter((name) => !(name in row)).map((name) => `${table}.${name}`);
  });
}
