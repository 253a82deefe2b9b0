import { currentStore } from "./current-store.server.ts";
import { privateTable, requireRows } from "./private-rows.server.ts";
import { ReadError, readRows } from "./read.server.ts";

/** Where a picture is used: a column of a record, in what visitors see or in a draft. */
export type PictureUse = {
  kind: UseKind;
  record: string;
  title: string;
  column: string;
  /** Its place in a list, from 1; 0 where there is no list. */
  place: number;
  /** The number of the draft, or null on the live site. */
  draft: number | null;
};

export const useKinds = ["projects", "studies", "experiments", "contributions", "team"] as const;
export type UseKind = (typeof useKinds)[number];
export type PictureUses = ReadonlyMap<string, readonly PictureUse[]>;

const tables: Record<UseKind, string> = {
  projects: "projects",
  studies: "lab_studies",
  experiments: "experiments",
  contributions: "contributions",
  team: "team",
};

/** Every use, by path. What visitors see comes from the read cache, as their pages do. */
export async function listPictureUses(): Promise<PictureUses> {
  const published = useKinds.map((kind) => {
    const parse = (row: unknown) => nonEmpty(usesIn(kind, row as Row, null));
    return readRows(`pictureUses:${kind}`, tables[kind], parse, (query) => query);
  });
  const [drafts, ...live] = await Promise.all([draftUses(), ...published]);
  return byPath([...live.flat(2), ...drafts]);
}

/** The same, read anew: nothing is removed on the word of a cache. */
export async function listFreshPictureUses(): Promise<PictureUses> {
  const live = await Promise.all(
    useKinds.map(async (kind) => (await allRows(kind)).flatMap((row) => usesIn(kind, row, null))),
  );
  return byPath([...live.flat(), ...(await draftUses())]);
}

type Row = Record<string, unknown>;
type Found = PictureUse & { path: string };
const PATH = /\/(?:img|media)\/[\w./-]+\.\w+/g;

/** Any column may name a picture: covers, galleries, and texts with pictures in them. */
function usesIn(kind: UseKind, row: Row, draft: number | null): Found[] {
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

/** Drafts that may still be published: open ones, scheduled ones, and the newest of a record that were shared. */
async function draftUses(): Promise<Found[]> {
  const waiting = ["draft", "changed", "scheduled"];
  const records = requireRows(
    await privateTable("records")
      .select<"*", Newest>("kind, id, revision" as "*")
      .in("state", waiting),
  );
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

function isKind(kind: string): kind is UseKind {
  return (useKinds as readonly string[]).includes(kind);
}

const PAGE_SIZE = 1_000;

async function allRows(kind: UseKind): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const query = currentStore().anon.from(tables[kind]).select<"*", Row>("*").order("id");
    const { data, error, status } = await query.range(rows.length, rows.length + PAGE_SIZE - 1);
    if (error) throw new ReadError(error, status);
    if (data.length === 0) return rows;
    rows.push(...data);
  }
}

function byPath(found: Found[]): PictureUses {
  const uses = new Map<string, PictureUse[]>();
  for (const { path, ...use } of found) uses.set(path, [...(uses.get(path) ?? []), use]);
  return uses;
}

function nonEmpty<T>(items: T[]): T[] | null {
  return items.length > 0 ? items : null;
}
