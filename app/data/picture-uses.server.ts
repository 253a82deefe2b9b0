import { type KindId, kindIds, kindTables } from "#app/lib/content-kinds.ts";
import { currentStore, type Store } from "./current-store.server.ts";
import { isTableMissing, privateTable, requireRows } from "./private-rows.server.ts";
import { isOptionalTableMissing, ReadError, readRows } from "./read.server.ts";
import { MAX_VALUES } from "./where-equals.server.ts";

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

/** Clients have fixed pages, which are no rows of the store. */
export type UseKind = KindId | "clients";

/** Thousands of drafts are read once, and then those that have changed. */
const lastDraftUses = new WeakMap<Store, ReadonlyMap<string, PictureUse[]>>();

/** Every use. What visitors see comes from the read cache, as their pages do. */
export async function listStoredUses(): Promise<PictureUse[]> {
  const store = currentStore();
  const published = kindIds.map((kind) => {
    const parse = (row: unknown) => nonEmpty(usesIn(kind, row as Row, null));
    return readRows(`pictureUses:${kind}`, kindTables[kind], parse, (query) => query);
  });
  const bodies = store.cache.read("pictureUses:bodies", usesInBodies);
  const [drafts, texts, ...live] = await Promise.all([
    draftUses({ known: lastDraftUses.get(store) }),
    bodies,
    ...published,
  ]);
  lastDraftUses.set(store, drafts);
  return [...live.flat(2), ...(await withTitles(texts)), ...[...drafts.values()].flat()];
}

/** The same, read anew: nothing is removed on the word of a cache. */
export async function listFreshStoredUses(): Promise<PictureUse[]> {
  const live = kindIds.map(async (kind) =>
    (await allRows(kindTables[kind], "id")).flatMap((row) => usesIn(kind, row, null)),
  );
  const texts = await usesInBodies();
  return [
    ...(await Promise.all(live)).flat(),
    ...(await withTitles(texts)),
    ...[...(await draftUses()).values()].flat(),
  ];
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
  const studies = await readRows("pictureUses:titles", kindTables.studies, studyTitle, (query) => query);
  const titles = new Map(studies.map(({ id, title }) => [id, title]));
  return uses.map((use) => ({ ...use, title: titles.get(use.record) ?? use.title }));
}

function studyTitle(row: unknown) {
  const { id, title } = row as Row;
  return { id: String(id), title: String(title ?? id) };
}

/** What may still be published: drafts that are open or scheduled, and the newest of a record, also of an archived one. */
async function draftUses({ known = new Map() }: { known?: ReadonlyMap<string, PictureUse[]> } = {}) {
  const records = await listWaiting();
  const unknown = records.filter((record) => !known.has(keyOf(record)));
  const drafts = Map.groupBy(await listDrafts(unknown), ({ kind, record }) => `${kind} ${record}`);
  return new Map(
    records.map((record) => {
      const own = drafts.get(`${record.kind} ${record.id}`) ?? [];
      const isWaiting = ({ number, state }: Draft) => state === "scheduled" || number === record.revision;
      return [keyOf(record), known.get(keyOf(record)) ?? own.filter(isWaiting).flatMap(usesInDraft)];
    }),
  );
}

/** An archived record waits to be brought back. */
const WAITING_STATES = ["draft", "changed", "scheduled", "archiving", "archived"];

/** Empty where the table is missing, as in a Supabase project of somebody else's. */
function listWaiting(): Promise<Waiting[]> {
  return allPages(async (from, to) => {
    const columns = "kind, id, revision, state, edited_at, publish_at" as "*";
    const query = privateTable("records").select<"*", Waiting>(columns).in("state", WAITING_STATES);
    const response = await query.order("kind").order("id").range(from, to);
    return isTableMissing(response.error) ? [] : requireRows(response);
  });
}

/** Differs as soon as a record's drafts do. */
function keyOf(record: Waiting): string {
  return JSON.stringify(record);
}

async function listDrafts(records: Waiting[]): Promise<Draft[]> {
  const drafts: Draft[] = [];
  for (let first = 0; first < records.length; first += MAX_VALUES) {
    const ids = records.slice(first, first + MAX_VALUES).map(({ id }) => id);
    const page = await allPages(async (from, to) => {
      const query = privateTable("revisions").select<"*", Draft>("*").in("record", ids);
      return requireRows(await query.order("id").range(from, to));
    });
    drafts.push(...page);
  }
  return drafts;
}

function usesInDraft({ kind, record, number, data }: Draft): PictureUse[] {
  return isKind(kind) ? usesIn(kind, { ...data, id: record }, number) : [];
}

type Waiting = {
  kind: string;
  id: string;
  revision: number;
  state: string;
  edited_at: string;
  publish_at: string | null;
};
type Draft = { kind: string; record: string; number: number; state: string; data: Row };

function isKind(kind: string): kind is KindId {
  return (kindIds as readonly string[]).includes(kind);
}

const READ_BATCH = 1_000;

function allRows(table: string, key: string): Promise<Row[]> {
  return allPages(async (from, to) => {
    const query = currentStore().anon.from(table).select<"*", Row>("*").order(key);
    const { data, error, status } = await query.range(from, to);
    if (isOptionalTableMissing(table, error)) return [];
    if (error) throw new ReadError(error, status);
    return data;
  });
}

/** A store may cap its pages, so only an empty one is the last. */
async function allPages<T>(readPage: (from: number, to: number) => Promise<T[]>): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const page = await readPage(rows.length, rows.length + READ_BATCH - 1);
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

function nonEmpty<T>(items: T[]): T[] | null {
  return items.length > 0 ? items : null;
}
