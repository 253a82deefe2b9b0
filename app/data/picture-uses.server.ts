import { type KindId, kindIds, kindTables } from "#app/lib/content-kinds.ts";
import { currentStore, type Store } from "./current-store.server.ts";
import { isTableMissing, privateTable, requireRows } from "./private-rows.server.ts";
import { isOptionalTableMissing, ReadError, readRows } from "./read.server.ts";
import { MAX_VALUES_PER_STATEMENT } from "./where-equals.server.ts";

/** A place where a picture is used: a column of a record, either published or in a draft. */
export type PictureUse = {
  /** The path of the picture. */
  path: string;
  kind: PictureUseKind;
  record: string;
  title: string;
  column: string;
  /** The position in a column that is a list, from 1; 0 in any other column. */
  place: number;
  /** The number of the draft; null for what visitors see. */
  draft: number | null;
};

/** The kinds of record that use pictures. Clients have fixed pages and no rows in the store. */
export type PictureUseKind = KindId | "clients";

/** The uses in each record's drafts as last read, so that the next read only loads the drafts that have changed. */
const lastDraftUses = new WeakMap<Store, ReadonlyMap<string, PictureUse[]>>();

/** All uses of pictures in the store. Published records come from the read cache, as they do for pages. */
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

/** All uses of pictures, read without a cache: deleting a picture must not rely on stale data. */
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

/** The pictures that a row names. Any column may name one: a cover, a gallery, or a text with pictures in it. */
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

/** Adds the studies' titles to uses in bodies, whose rows only hold the id of their study. */
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

/** The pictures in revisions that may still be published: scheduled ones, and each record's newest, archived records included. */
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

/** The states of records with a draft that may be published. An archived record can be brought back. */
const STATES_WITH_DRAFT = ["draft", "changed", "scheduled", "archiving", "archived"];

/** Records in these states. Empty if the table is missing, as in a Supabase project without our tables. */
function listRecordsWithDraft(): Promise<RecordWithDraft[]> {
  return readAllPages(async (from, to) => {
    const columns = "kind, id, revision, state, edited_at, publish_at" as "*";
    const query = privateTable("records").select<"*", RecordWithDraft>(columns).in("state", STATES_WITH_DRAFT);
    const response = await query.order("kind").order("id").range(from, to);
    return isTableMissing(response.error) ? [] : requireRows(response);
  });
}

/** The cache key of a record's draft uses. It differs once a draft of the record has changed. */
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

/** Reads pages until one is empty. A store may return fewer rows than asked for, so a short page need not be the last. */
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
