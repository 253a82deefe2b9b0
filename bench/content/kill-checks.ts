import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { fetchText } from "../abuse/attack.ts";
import { PUBLISHED_RECORD, SAVED_RECORDS, type WorkLog } from "./kill-work.ts";
import { becomesTrue, readLatestRevision, readStore } from "./seeded-store.ts";

type StoreRow = Record<string, string | number | null>;

/** Finds half publications, lost drafts, and records whose entry in the desk's list differs from the newest draft. */
export async function checkWork(url: string, work: WorkLog): Promise<string[]> {
  const { dataDir } = work;
  const found: string[] = [];
  const under = (table: string, state: string) =>
    Number(selectOne(dataDir, `select count(*) as count from ${table} where state = ?`, state)?.count);
  if (under("revisions", "publishing") > 0) found.push("a publication is not finished");
  if (under("records", "archiving") > 0) found.push("an archiving is not finished");
  for (const record of [...SAVED_RECORDS, PUBLISHED_RECORD]) {
    const [kind = "", id = ""] = record.split("/");
    const { number, data } = readLatestRevision(dataDir, record);
    const turn = parseTurn(data.title);
    if (turn < (work.acknowledged.get(record) ?? 0)) found.push(`${record} has lost a saved draft`);
    if (turn > (work.asked.get(record) ?? 0)) found.push(`${record} has a draft that nobody saved`);
    const listed = () => selectOne(dataDir, "select title, revision from records where kind = ? and id = ?", kind, id);
    const isListed = () => number === 0 || (listed()?.revision === number && listed()?.title === data.title);
    if (!(await becomesTrue(isListed))) found.push(`the list has another draft of ${record}`);
  }
  return [...found, ...(await checkPublication(url, work))];
}

async function checkPublication(url: string, work: WorkLog): Promise<string[]> {
  const id = PUBLISHED_RECORD.split("/")[1] ?? "";
  const { dataDir, addresses } = work;
  const row = selectOne(dataDir, "select * from lab_studies where id = ?", id);
  const body = selectOne(dataDir, "select body from study_bodies where study_id = ?", id)?.body;
  const line = selectOne(dataDir, "select state, address from records where kind = 'studies' and id = ?", id);
  if (work.asked.size === 0) return [];
  const old = [...addresses].at(-1) ?? id;
  if (!row) {
    const { status } = await fetchText(`${url}/blog/${old}`);
    const isWhole = work.isPublic !== true && !body && line?.state === "archived" && !line.address && status === 410;
    return isWhole ? [] : [`half archived: ${JSON.stringify({ body, line, status })}`];
  }
  const turn = parseTurn(row.title);
  const found: string[] = [];
  if (work.isPublic === false) found.push("an archived study is on the site");
  if (turn < work.publishedTurn) found.push("a publication is lost");
  if (turn === 0) return found;
  const address = `study-turn${turn}`;
  const page = await fetchText(`${url}/blog/${address}`);
  const parts = [row.slug, row.excerpt, body, line?.address];
  const isWhole = parts.every((part) => parseTurn(part) === turn) && page.status === 200;
  if (!isWhole || !page.text.includes(`turn${turn} title`) || !page.text.includes(`turn${turn} body`))
    found.push(`half published: ${JSON.stringify({ turn, parts, status: page.status })}`);
  if (old !== address) {
    const { status, headers } = await fetchText(`${url}/blog/${old}`);
    const leadsOn = status === 301 && headers.get("location")?.endsWith(address);
    const isGone = status === 410 && work.archivings > work.archivingsSeen;
    if (!leadsOn && !isGone) found.push(`${old} answers ${status}`);
  }
  work.archivingsSeen = work.archivings;
  addresses.delete(address);
  addresses.add(address);
  return found;
}

/** Finds pictures without their files, files without a picture's row, and acknowledged uploads that are missing. */
export async function checkMedia(url: string, dataDir: string, work: WorkLog): Promise<string[]> {
  const rows = readStore(dataDir, (database) =>
    selectAll(database, "select id, name, hash, variants from media where source = 'upload'"),
  );
  const folder = join(dataDir, "media");
  const folders = existsSync(folder) ? readdirSync(folder) : [];
  const named = new Set(rows.map(({ hash }) => String(hash)));
  const found = folders.filter((name) => !named.has(name)).map((name) => `files without a row: ${name}`);
  for (const { hash, variants } of rows) {
    const { sizes } = JSON.parse(String(variants)) as { sizes: { width: number; avif: number; webp: number }[] };
    const isWhole = sizes.every(({ width, avif, webp }) =>
      [[`${width}.avif`, avif] as const, [`${width}.webp`, webp] as const].every(
        ([name, bytes]) => statSync(join(folder, String(hash), name), { throwIfNoEntry: false })?.size === bytes,
      ),
    );
    if (!isWhole) found.push(`a row without its files: ${hash}`);
  }
  const names = new Set(rows.map(({ name }) => String(name).replace(/\.\w+$/, "")));
  found.push(...[...work.pictures].filter((name) => !names.has(name)).map((name) => `an upload is lost: ${name}`));
  const last = rows.at(-1);
  if (last && (await fetchText(`${url}/media/${last.hash}-160.webp`)).status !== 200)
    found.push("a file is not served");
  return found;
}

function parseTurn(text: unknown): number {
  return Number(/turn(\d+)/.exec(String(text))?.[1] ?? 0);
}

function selectOne(dataDir: string, sql: string, ...values: string[]): StoreRow | undefined {
  return readStore(dataDir, (database) => selectAll(database, sql, ...values)[0]);
}

function selectAll(database: DatabaseSync, sql: string, ...values: string[]): StoreRow[] {
  return database.prepare(sql).all(...values) as StoreRow[];
}
