/**
 * The desk's screens over 10,000 enquiries with 100,000 events and 10,000 sign-ups: node bench/desk-growth.ts
 * Runs on SQLite, and on PostgreSQL if TEST_DATABASE_URL names a server where databases may be created.
 */
import { loadavg } from "node:os";
import { ensureBuilt } from "../scripts/setup.mjs";
import { createSessionCookie } from "../tests/support/operator.ts";
import { runSite } from "../tests/support/run-site.ts";
import { fillStore } from "./desk/fill.ts";
import { openServiceOf } from "./desk/service.ts";
import { type Engine, type Env, openFreshStore } from "./faults/fresh-store.ts";
import { median, table } from "./table.ts";

const ROUNDS = 15;
const engines: Engine[] = process.env.TEST_DATABASE_URL ? ["SQLite", "PostgreSQL"] : ["SQLite"];

ensureBuilt();
const times = new Map<string, (string | number)[]>();
for (const engine of engines) {
  const { env, drop } = await openFreshStore(engine);
  try {
    for (const [name, figures] of await timeScreens(env)) times.set(name, [...(times.get(name) ?? []), ...figures]);
  } finally {
    await drop();
  }
}
const head = engines.flatMap((engine) => [`${engine}, first`, "median", "slowest"]);
console.log(
  table(
    ["screen, server time in ms", ...head],
    [...times].map(([name, figures]) => [name, ...figures]),
  ),
);
console.log(`\nLoad average ${loadavg()[0]?.toFixed(1)}.`);

/** The first answer after the start, then the median and the slowest of 15. */
async function timeScreens(env: Env): Promise<[string, number[]][]> {
  // Makes the tables.
  await (await runSite({ ...env, LOG_LEVEL: "silent" })).stop();
  const first = await fillStore(env);
  const cookie = await openServiceOf(env, () => createSessionCookie());
  const site = await runSite({ ...env, LOG_LEVEL: "silent" });
  try {
    const timed: [string, number[]][] = [];
    for (const [name, path] of Object.entries(screens(first)))
      timed.push([name, await time(site.url + path, `desk=${cookie}`)]);
    return timed;
  } finally {
    await site.stop();
  }
}

function screens(first: string): Record<string, string> {
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

async function time(url: string, cookie: string): Promise<number[]> {
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
