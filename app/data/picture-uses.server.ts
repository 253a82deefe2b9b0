import { orWithout } from "./beside-content.server.ts";
import { currentStore } from "./current-store.server.ts";
import { isTableMissing, privateTable, requireRows } from "./private-rows.server.ts";
import { ReadError, readRows } from "./read.server.ts";

/** Where a picture is used: a column of a record, in what visitors see or in a draft. */
export type PictureUse = {
  /** The picture's. */
  path: string;
  kind: UseKind;
  record: string;
  title: string;
  column: string;
  /** Its place in a list, from 1; 0 where there is no list. */
  place: number;
  /** The number of the draft, or null on the live site. */
  draft: number | null;
};

const recordKinds = ["projects", "studies", "experiments", "contributions", "team"] as const;
type RecordKind = (typeof recordKinds)[number];
/** Clients have fixed pages, which are no rows of the store. */
export type UseKind = RecordKind | "clients";

const tables: Record<RecordKind, string> = {
  projects: "projects",
  studies: "lab_studies",
  experiments: "experiments",
  contributions: "contributions",
  team: "team",
};

/** Every use. What visitors see comes from the read cache, as their pages do. */
export async function listStoredUses(): Promise<PictureUse[]> {
  const published = recordKinds.map((kind) => {
    const parse = (row: unknown) => nonEmpty(usesIn(kind, row as Row, null));
    return readRows(`pictureUses:${kind}`, tables[kind], parse, (query) => query);
  });
  const bodies = currentStore().cache.read("pictureUses:bodies", usesInBodies);
  const [drafts, texts, ...live] = await Promise.all([draftUses(), orWithout(bodies, []), ...published]);
  return [...live.flat(2), ...(await withTitles(texts)), ...drafts];
}

/** The same, read anew: nothing is removed on the word of a cache. */
export async function listFreshStoredUses(): Promise<PictureUse[]> {
  const live = recordKinds.map(async (kind) =>
    (await allRows(tables[kind], "id")).flatMap((row) => usesIn(kind, row, null)),
  );
  const texts = await orWithout(usesInBodies(), []);
  return [...(await Promise.all(live)).flat(), ...(await withTitles(texts)), ...(await draftUses())];
}

type Row = Record<string, unknown>;
const PATH = /\/(?:img|media)\/[\w./-]+\.\w+/g;

/** Any column may name a picture: covers, galleries, and texts with pictures in them. */
export function usesIn(kind: UseKind, row: Row, draft: number | null): PictureUse[] {
  const record = String(row.id ?? row.slug ?? "");
  const title = String(row.title ?? row.name ?? record);
  return Object.entries(row).flatMap(([column, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((item, index) => {
      const paths = typeof item === "string" ? item.match(PATH) : JSON.stringify(item ?? null).match(PATH);
      const place = Array.isArray(value) ? index + 1 : 0;
      return [...new Set(paths)].map((path) => ({ path, kind, record, title, column, place, draft }));
    }),
  );
}

async function usesInBodies(): Promise<PictureUse[]> {
  const rows = await allRows("study_bodies", "study_id");
  return rows.flatMap(({ study_id, body }) => usesIn("studies", { id: study_id, body }, null));
}

/** A body knows its study's id alone. */
async function withTitles(uses: PictureUse[]): Promise<PictureUse[]> {
  if (uses.length === 0) return uses;
  const studies = await readRows("pictureUses:titles", tables.studies, studyTitle, (query) => query);
  const titles = new Map(studies.map(({ id, title }) => [id, title]));
  return uses.map((use) => ({ ...use, title: titles.get(use.record) ?? use.title }));
}

function studyTitle(row: unknown) {
  const { id, title } = row as Row;
  return { id: String(id), title: String(title ?? id) };
}

/** Drafts that may still be published: open ones, scheduled ones, and the newest of a record that were shared. */
async function draftUses(): Promise<PictureUse[]> {
  const waiting = ["draft", "changed", "scheduled"];
  const listed = await privateTable("records")
    .select<"*", Newest>("kind, id, revision" as "*")
    .in("state", waiting);
  if (isTableMissing(listed.error)) return [];
  const records = requireRows(listed);
  const newest = new Set(records.map(({ kind, id, revision }) => `${kind} ${id} ${revision}`));
  const drafts: Draft[] = [];
  for (let from = 0; from < records.length; from += MAX_VALUES) {
    const ids = records.slice(from, from + MAX_VALUES).map(({ id }) => id);
    const query = privateTable("revisions").select<"*", Draft>("*").in("record", ids);
    drafts.push(...requireRows(await query.in("state", ["open", "frozen", "scheduled"])));
  }
  return drafts
    .filter(({ kind, record, number, state }) => state === "scheduled" || newest.has(`${kind} ${record} ${number}`))
    .flatMap(({ kind, record, number, data }) => (isKind(kind) ? usesIn(kind, { ...data, id: record }, number) : []));
}

type Newest = { kind: string; id: string; revision: number };
type Draft = { kind: string; record: string; number: number; state: string; data: Row };
const MAX_VALUES = 80;

function isKind(kind: string): kind is RecordKind {
  return (recordKinds as readonly string[]).includes(kind);
}

const PAGE_SIZE = 1_000;

async function allRows(table: string, key: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const query = currentStore().anon.from(table).select<"*", Row>("*").order(key);
    const { data, error, status } = await query.range(rows.length, rows.length + PAGE_SIZE - 1);
    if (error) throw new ReadError(error, status);
    if (data.length === 0) return rows;
    rows.push(...data);
  }
}

function nonEmpty<T>(items: T[]): T[] | null {
  return items.length > 0 ? items : null;
}
