import { rmSync } from "node:fs";
import { createTestDatabase } from "../../tests/support/engines.ts";
import { createSessionCookie } from "../../tests/support/operator.ts";
import { makeFolder, runSite } from "../../tests/support/run-site.ts";
import { openServiceOf } from "../desk/service.ts";
import type { Engine, Env } from "../faults/fresh-store.ts";
import { median } from "../table.ts";
import { fillRecords, LAST_ONE, PICTURES, RECORDS } from "./fill-records.ts";
import { becomesTrue, type Findings } from "./newsroom.ts";
import { openPostgresServer } from "./temporary-postgres.ts";

const ROUNDS = 15;
/** For a screen of the desk, on an otherwise idle machine. */
const LIMIT_MS = 100;
const list = "/desk/content/projects";
const screens = {
  "Content, last edited": list,
  "Content, by title": `${list}?sort=title`,
  "Content, by year": `${list}?sort=year`,
  "Content, one state": `${list}?state=changed`,
  "Content, searched": `${list}?q=loom+4321`,
  "Content, page 100": `${list}?page=100`,
  "The editor": `${list}/p4321`,
  "The editor, with pictures": `${list}/p4320`,
  History: `${list}/p4321/history?compare=3`,
  Media: "/desk/media",
  "Media, searched": "/desk/media?find=picture+77",
};

/** Server time of the content screens over ten thousand projects, each with three drafts: median and slowest of 15. */
export async function records(): Promise<Findings> {
  const note = `${RECORDS} projects with ${3 * RECORDS} drafts, ${PICTURES} pictures`;
  const onSqlite = await onEngine("SQLite", {});
  const server = await openPostgresServer();
  if (!server) return { ...onSqlite, failures: [...onSqlite.failures, "no PostgreSQL is installed"], note };
  const { url, drop } = await createTestDatabase(server.url);
  try {
    const onPostgres = await onEngine("PostgreSQL", { DATABASE_URL: url });
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

async function onEngine(engine: Engine, database: Env): Promise<Omit<Findings, "note">> {
  const dataDir = makeFolder();
  const env = { ...database, DATA_DIR: dataDir, LOG_LEVEL: "silent" };
  try {
    // Makes the tables.
    await (await runSite(env)).stop();
    await fillRecords(env);
    const cookie = `desk=${await openServiceOf(env, () => createSessionCookie({ role: "owner" }))}`;
    const site = await runSite(env);
    try {
      await followed(site.url, cookie);
      const timed = await timeScreens(site.url, cookie);
      return {
        rows: timed.map(([name, all]) => [`${engine}. ${name}`, `${median(all)} ms, at most ${Math.max(...all)} ms`]),
        failures: timed.flatMap(([name, all]) =>
          median(all) > LIMIT_MS ? `${engine}. ${name}: ${median(all)} ms` : [],
        ),
      };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** At its start the site follows what SQL has changed. */
async function followed(url: string, cookie: string) {
  if (!(await becomesTrue(async () => (await read(`${url}/desk/content/team`, cookie)).includes(LAST_ONE))))
    throw new Error("the list did not follow the rows within 10 s; run it on a machine with less to do");
}

async function timeScreens(url: string, cookie: string): Promise<[string, number[]][]> {
  const timed: [string, number[]][] = [];
  for (const [name, path] of Object.entries(screens)) timed.push([name, await times(() => read(url + path, cookie))]);
  let client = "Relay 3";
  const saves = await times(async (round) => {
    await save(`${url}${list}/p4321.data`, cookie, client, `Loom ${round}`);
    client = `Loom ${round}`;
  });
  return [...timed, ["Saving a draft", saves]];
}

async function times(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  await work(ROUNDS);
  for (let round = 0; round < ROUNDS; round++) {
    const startedAt = performance.now();
    await work(round);
    taken.push(Math.round(performance.now() - startedAt));
  }
  return taken;
}

async function read(url: string, cookie: string): Promise<string> {
  const answer = await fetch(url, { headers: { cookie } });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return text;
}

/** As the editor's autosave does it: the first opens a draft, and the others write into it. */
async function save(url: string, cookie: string, before: string, client: string) {
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
