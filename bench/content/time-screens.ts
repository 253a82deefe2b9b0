import { rmSync } from "node:fs";
import { createTestDatabase } from "../../tests/support/engines.ts";
import { createSessionCookie } from "../../tests/support/operator.ts";
import { makeFolder, runSite } from "../../tests/support/run-site.ts";
import { withServiceClient } from "../desk/service-client.ts";
import type { Engine, Env } from "../faults/fresh-store.ts";
import { median } from "../table.ts";
import { fillRecords, PICTURE_COUNT, PROJECT_COUNT, SYNC_MARKER } from "./fill-records.ts";
import { type BenchFindings, becomesTrue } from "./seeded-store.ts";
import { openPostgresServer } from "./temporary-postgres.ts";

const ROUNDS = 15;
/** The slowest median allowed for a screen, on an otherwise idle machine. */
const MAX_MEDIAN_MS = 100;
const LIST_PATH = "/desk/content/projects";
const screenPaths = {
  "Content, last edited": LIST_PATH,
  "Content, by title": `${LIST_PATH}?sort=title`,
  "Content, by year": `${LIST_PATH}?sort=year`,
  "Content, one state": `${LIST_PATH}?state=changed`,
  "Content, searched": `${LIST_PATH}?q=loom+4321`,
  "Content, page 100": `${LIST_PATH}?page=100`,
  "The editor": `${LIST_PATH}/p4321`,
  "The editor, with pictures": `${LIST_PATH}/p4320`,
  History: `${LIST_PATH}/p4321/history?compare=3`,
  Media: "/desk/media",
  "Media, searched": "/desk/media?find=picture+77",
};

/** Times the content screens over thousands of projects with three drafts each, on both stores: median and slowest. */
export async function timeContentScreens(): Promise<BenchFindings> {
  const note = `${PROJECT_COUNT} projects with ${3 * PROJECT_COUNT} drafts, ${PICTURE_COUNT} pictures`;
  const onSqlite = await timeOnEngine("SQLite", {});
  const server = await openPostgresServer();
  if (!server) return { ...onSqlite, failures: [...onSqlite.failures, "no PostgreSQL is installed"], note };
  const { url, drop } = await createTestDatabase(server.url);
  try {
    const onPostgres = await timeOnEngine("PostgreSQL", { DATABASE_URL: url });
    return {
      rows: [...onSqlite.rows, ...onPostgres.rows],
      failures: [...onSqlite.failures, ...onPostgres.failures],
      note,
    };
  } finally {
    await drop();
    server.stop();
  }
}

async function timeOnEngine(engine: Engine, database: Env): Promise<Omit<BenchFindings, "note">> {
  const dataDir = makeFolder();
  const env = { ...database, DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  try {
    // The first start creates the tables.
    await (await runSite(env)).stop();
    await fillRecords(env);
    const cookie = `desk=${await withServiceClient(env, () => createSessionCookie({ role: "owner" }))}`;
    const site = await runSite(env);
    try {
      await waitForSync(site.url, cookie);
      const timed = await timeScreens(site.url, cookie);
      return {
        rows: timed.map(([name, all]) => [`${engine}. ${name}`, `${median(all)} ms, at most ${Math.max(...all)} ms`]),
        failures: timed.flatMap(([name, all]) =>
          median(all) > MAX_MEDIAN_MS ? `${engine}. ${name}: ${median(all)} ms` : [],
        ),
      };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Waits until the site, which has just started, has synced its lists with the rows that SQL has changed. */
async function waitForSync(url: string, cookie: string) {
  if (!(await becomesTrue(async () => (await fetchScreen(`${url}/desk/content/team`, cookie)).includes(SYNC_MARKER))))
    throw new Error("the lists were not in sync after 10 s; run this on a less busy machine");
}

async function timeScreens(url: string, cookie: string): Promise<[string, number[]][]> {
  const timed: [string, number[]][] = [];
  for (const [name, path] of Object.entries(screenPaths))
    timed.push([name, await timeRounds(() => fetchScreen(url + path, cookie))]);
  let client = "Relay 3";
  const saves = await timeRounds(async (round) => {
    await saveDraft(`${url}${LIST_PATH}/p4321.data`, cookie, client, `Loom ${round}`);
    client = `Loom ${round}`;
  });
  return [...timed, ["Saving a draft", saves]];
}

async function timeRounds(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  await work(ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await work(round);
    taken.push(Math.round(performance.now() - startedAt));
  }
  return taken;
}

async function fetchScreen(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return text;
}

/** Saves as the editor's autosave does: the first save opens a draft, and the others write into it. */
async function saveDraft(url: string, cookie: string, before: string, client: string) {
  const body = new URLSearchParams({
    intent: "save",
    from: "3",
    version: "1",
    base: JSON.stringify({ client: before }),
    client,
  });
  const answer = await fetch(url, { method: "POST", headers: { cookie }, body });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
}
