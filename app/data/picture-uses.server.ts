import { type KindId, kindIds, kindTables } from "#app/lib/content-kinds.ts";
import { currentStore, type Store } from "./current-store.server.ts";
import { isTableMissing, privateTable, requireRows } from "./private-rows.server.ts";
import { isOptionalTableMissing, ReadError, readRows } from "./read.server.ts";
import { MAX_VALUES_PER_STATEMENT } from "./where-equals.server.ts";

/** Where a picture is used: a column of a record, in what visitors see or in a draft. */
export type PictureUse = {
  /** The picture's. */
  path: string;
  kind: PictureUseKind;
  record: string;
  title: string;
  column: string;
  /** Its place in a list, from 1; 0 where there is no list. */
  place: number;
  /** The number of the draft, or null on the live site. */
  draft: number | null;
};

/** Clients have fixed pages, which are no rows of the store. */
export type PictureUseKind = KindId | "clients";

/** Thousands of drafts are read once, and then those that have changed. */
const lastDraftUses = new WeakMap<Store, ReadonlyMap<string, PictureUse[]>>();

/** Every use. What visitors see comes from the read cache, as their pages do. */
export async function listStoredUses(): Promise<PictureUse[]> {
  const store = currentStore();
  const published = kindIds.map((kind) => {
    const parse = (row: unknown) => nullIfEmpty(pictureUsesInRow(kind, row as StoredRow, null));
    return readRows(`pictureUses:${kind}`, kindTables[kind], parse, (query) => query);
  });
  const bodies = store.cache.read("pictureUses:bodies", pictureUsesInBodies);
  const [drafts, texts, ...live] = await Promise.all([
    pictureUsesInDrafts({ known: lastDraftUses.get(store) }),
    bodies,
    ...published,
  ]);
  lastDraftUses.set(store, drafts);
  return [...live.flat(2), ...(await withStudyTitles(texts)), ...[...drafts.values()].flat()];
}

/** The same, read anew: nothing is removed on the word of a cache. */
export async function listFreshStoredUses(): Promise<PictureUse[]> {
  const live = kindIds.map(async (kind) =>
    (await readAllRows(kindTables[kind], "id")).flatMap((row) => pictureUsesInRow(kind, row, null)),
  );
  const texts = await pictureUsesInBodies();
  return [
    ...(await Promise.all(live)).flat(),
    ...(await withStudyTitles(texts)),
    ...[...(await pictureUsesInDrafts()).values()].flat(),
  ];
}

type StoredRow = Record<string, unknown>;
const PICTURE_PATH = /\/(?:img|media)\/[\w./-]+\.\w+/g;

/** Any column may name a picture: covers, galleries, and texts with pictures in them. */
export function pictureUsesInRow(kind: PictureUseKind, row: StoredRow, draft: number | null): PictureUse[] {
  const record = String(row.id ?? row.slug ?? "");
  const title = String(row.title ?? row.name ?? record);
  return Object.entries(row).flatMap(([column, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((item, index) => {
      const paths =
        typeof item === "string" ? item.match(PICTURE_PATH) : JSON.stringify(item ?? null).match(PICTURE_PATH);
      const place = Array.isArray(value) ? index + 1 : 0;
      return [...new Set(paths)].map((path) => ({ path, kind, record, title, column, place, draft }));
    }),
  );
}

async function pictureUsesInBodies(): Promise<PictureUse[]> {
  const rows = await readAllRows("study_bodies", "study_id");
  return rows.flatMap(({ study_id, body }) => pictureUsesInRow("studies", { id: study_id, body }, null));
}

/** A body knows its study's id alone. */
async function withStudyTitles(uses: PictureUse[]): Promise<PictureUse[]> {
  if (uses.length === 0) return uses;
  const studies = await readRows("pictureUses:titles", kindTables.studies, studyTitle, (query) => query);
  const titles = new Map(studies.map(({ id, title }) => [id, title]));
  return uses.map((use) => ({ ...use, title: titles.get(use.record) ?? use.title }));
}

function studyTitle(row: unknown) {
  const { id, title } = row as StoredRow;
  return { id: String(id), title: String(title ?? id) };
}

/** What may still be published: drafts that are open or scheduled, and the newest of a record, also of an archived one. */
async function pictureUsesInDrafts({ known = new Map() }: { known?: ReadonlyMap<string, PictureUse[]> } = {}) {
  const records = await listRecordsWithDraft();
  const unknown = records.filter((record) => !known.has(draftUsesKey(record)));
  const drafts = Map.groupBy(await listDrafts(unknown), ({ kind, record }) => `${kind} ${record}`);
  return new Map(
    records.map((record) => {
      const own = drafts.get(`${record.kind} ${record.id}`) ?? [];
      const isWaiting = ({ number, state }: DraftRow) => state === "scheduled" || number === record.revision;
      return [
        draftUsesKey(record),
        known.get(draftUsesKey(record)) ?? own.filter(isWaiting).flatMap(pictureUsesInDraft),
      ];
    }),
  );
}

/** An archived record waits to be brought back. */
const STATES_WITH_DRAFT = ["draft", "changed", "scheduled", "archiving", "archived"];

/** Empty where the table is missing, as in a Supabase project of somebody else's. */
function listRecordsWithDraft(): Promise<RecordWithDraft[]> {
  return readAllPages(async (from, to) => {
    const columns = "kind, id, revision, state, edited_at, publish_at" as "*";
    const query = privateTable("records").select<"*", RecordWithDraft>(columns).in("state", STATES_WITH_DRAFT);
    const response = await query.order("kind").order("id").range(from, to);
    return isTableMissing(response.error) ? [] : requireRows(response);
  });
}

/** Differs as soon as a record's drafts do. */
function draftUsesKey(record: RecordWithDraft): string {
  return JSON.stringify(record);
}

async function listDrafts(records: RecordWithDraft[]): Promise<DraftRow[]> {
  const drafts: DraftRow[] = [];
  for (let first = 0; first < records.length; first += MAX_VALUES_PER_STATEMENT) {
    const ids = records.slice(first, first + MAX_VALUES_PER_STATEMENT).map(({ id }) => id);
    const page = await readAllPages(async (from, to) => {
      const query = privateTable("revisions").select<"*", DraftRow>("*").in("record", ids);
      return requireRows(await query.order("id").range(from, to));
    });
    drafts.push(...page);
  }
  return drafts;
}

function pictureUsesInDraft({ kind, record, number, data }: DraftRow): PictureUse[] {
  return isKindId(kind) ? pictureUsesInRow(kind, { ...data, id: record }, number) : [];
}

type RecordWithDraft = {
  kind: string;
  id: string;
  revision: number;
  state: string;
  edited_at: string;
  publish_at: string | null;
};
type DraftRow = { kind: string; record: string; number: number; state: string; data: StoredRow };

function isKindId(kind: string): kind is KindId {
  return (kindIds as readonly string[]).includes(kind);
}

const ROWS_PER_READ = 1_000;

function readAllRows(table: string, key: string): Promise<StoredRow[]> {
  return readAllPages(async (from, to) => {
    const query = currentStore().anon.from(table).select<"*", StoredRow>("*").order(key);
    const { data, error, status } = await query.range(from, to);
    if (isOptionalTableMissing(table, error)) return [];
    if (error) throw new ReadError(error, status);
    return data;
  });
}

/** A store may cap its pages, so only an empty one is the last. */
async function readAllPages<T>(readPage: (from: number, to: number) => Promise<T[]>): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const page = await readPage(rows.length, rows.length + ROWS_PER_READ - 1);
    if (page.length === 0) return rows;
    rows.push(...page);
  }
}

function nullIfEmpty<T>(items: T[]): T[] | null {
  return items.length > 0 ? items : null;
}
