/**
 * Times the desk's screens over thousands of enquiries, events and sign-ups: node bench/desk-growth.ts
 * Runs on SQLite, and on PostgreSQL if TEST_DATABASE_URL names a server where databases may be created.
 */
import { loadavg } from "node:os";
import { ensureBuilt } from "../scripts/setup.mjs";
import { createSessionCookie } from "../tests/support/operator.ts";
import { runSite } from "../tests/support/run-site.ts";
import { fillStore } from "./desk/fill-store.ts";
import { withServiceClient } from "./desk/service-client.ts";
import { type Engine, type Env, openFreshStore } from "./faults/fresh-store.ts";
import { formatTable, median } from "./table.ts";

const ROUNDS = 15;
const engines: Engine[] = process.env.TEST_DATABASE_URL ? ["SQLite", "PostgreSQL"] : ["SQLite"];

ensureBuilt();
const screenFigures = new Map<string, (string | number)[]>();
for (const engine of engines) {
  const { env, drop } = await openFreshStore(engine);
  try {
    for (const [name, figures] of await timeScreens(env))
      screenFigures.set(name, [...(screenFigures.get(name) ?? []), ...figures]);
  } finally {
    await drop();
  }
}
const tableHead = engines.flatMap((engine) => [`${engine}, first`, "median", "slowest"]);
console.log(
  formatTable(
    ["screen, server time in ms", ...tableHead],
    [...screenFigures].map(([name, figures]) => [name, ...figures]),
  ),
);
console.log(`\nLoad average ${loadavg()[0]?.toFixed(1)}.`);

/** For each screen: the first response after a start, then the median and the slowest of the rounds. */
async function timeScreens(env: Env): Promise<[string, number[]][]> {
  // The first start creates the tables.
  await (await runSite({ ...env, LOG_LEVEL: "silent" })).stop();
  const first = await fillStore(env);
  const cookie = await withServiceClient(env, () => createSessionCookie());
  const site = await runSite({ ...env, LOG_LEVEL: "silent" });
  try {
    const timed: [string, number[]][] = [];
    for (const [name, path] of Object.entries(screenPaths(first)))
      timed.push([name, await timeScreen(site.url + path, `desk=${cookie}`)]);
    return timed;
  } finally {
    await site.stop();
  }
}

function screenPaths(first: string): Record<string, string> {
  return {
    Today: "/desk",
    "Enquiries, due first": "/desk/enquiries",
    "Enquiries, newest": "/desk/enquiries?sort=newest",
    "Enquiries, one state": "/desk/enquiries?state=answered",
    "Enquiries, with nobody": "/desk/enquiries?with=nobody",
    "Enquiries, searched": "/desk/enquiries?q=whiteboard+4321",
    "Sign-ups": "/desk/enquiries?form=sign_up",
    "One enquiry": `/desk/enquiries/${first}`,
    "A person": "/desk/persons?email=visitor.43%40example.com",
    "Figures, 28 days": "/desk/figures",
    "Figures, 90 days": "/desk/figures?days=90",
    Operators: "/desk/operators",
    "Find anything": "/desk/find?q=visitor+43",
    "What has changed": "/desk/changes?since=x",
  };
}

async function timeScreen(url: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    times.push(Math.round(performance.now() - startedAt));
  }
  const [first = 0, ...others] = times;
  return [first, median(others), Math.max(...others)];
}
