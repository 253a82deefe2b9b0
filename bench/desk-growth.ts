import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { provideSubmissions } from "#app/data/current-store.server.ts";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { startSession } from "../tests/support/operator.ts";
import { makeFolder, runSite } from "../tests/support/run-site.ts";
import { median, table } from "./table.ts";

const ENQUIRIES = 10_000;
const EVENTS_EACH = 10;
const ROUNDS = 15;

// The desk’s screens over 10,000 enquiries with 100,000 events: server time of each, median and slowest of 15.
const dataDir = makeFolder();
const { cookie, first } = await fill(dataDir);
const site = await runSite({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
try {
  const screens = {
    Today: "/desk",
    "Enquiries, due first": "/desk/enquiries",
    "Enquiries, newest": "/desk/enquiries?sort=newest",
    "Enquiries, one state": "/desk/enquiries?state=answered",
    "Enquiries, searched": "/desk/enquiries?q=whiteboard+4321",
    "One enquiry": `/desk/enquiries/${first}`,
    "What has changed": "/desk/changes?since=x",
  };
  const rows: (string | number)[][] = [];
  for (const [name, path] of Object.entries(screens)) rows.push([name, ...(await time(site.url + path, cookie))]);
  console.log(table(["screen", "median ms", "slowest ms"], rows));
} finally {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function time(url: string, session: string): Promise<[number, number]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    const answer = await fetch(url, { headers: { cookie: session } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
    times.push(Math.round(performance.now() - startedAt));
  }
  return [median(times), Math.max(...times)];
}

/** Straight into the file, since ten thousand visits would take an hour. */
async function fill(folder: string) {
  const store = await openEmbedded(folder);
  provideSubmissions(store);
  const session = `desk=${await startSession()}`;
  await store.close();
  const database = new DatabaseSync(join(folder, "store.db"));
  const submission = database.prepare(
    "insert into submissions (id, form_type, form_id, body, state, created_at) values (?, 'contact_form', 'contact_form', ?, 'delivered', ?)",
  );
  const enquiry = database.prepare(
    `insert into enquiries (id, form_id, kind, state, received_at, waits_from, due_at, first_answered_at, page, name, email,
     company, project, budget, excerpt, words, version, changed_at)
     values (?, 'contact_form', 'enquiry', ?, ?, ?, ?, ?, '/contact', ?, ?, 'Kayak Club', 'branding', '5k-15k', ?, ?, 1, ?)`,
  );
  const event = database.prepare(
    "insert into events (id, created_at, action, subject_kind, subject_id, details) values (?, ?, 'state_changed', 'enquiry', ?, ?)",
  );
  const delivery = database.prepare(
    `insert into deliveries (id, key, submission_id, channel, kind, state, attempts, created_at, sent_at)
     values (?, ?, ?, 'webhook', 'submission', 'sent', 1, ?, ?)`,
  );
  const details = JSON.stringify({ from: "new", to: "open", version: 2 });
  const ids: string[] = [];
  database.exec("begin");
  for (let n = 0; n < ENQUIRIES; n += 1) {
    const id = randomUUID();
    ids.push(id);
    const at = new Date(Date.now() - n * 60 * 60_000).toISOString();
    const message = `Members book boats on a whiteboard ${n}. ${"It went into the lake on Sunday. ".repeat(20)}`;
    const [name, email] = [`Visitor ${n}`, `visitor.${n % 5_000}@example.com`];
    const isWaiting = n < 40;
    const state = isWaiting ? "new" : n % 3 === 0 ? "answered" : "closed";
    const answeredAt = isWaiting ? null : at;
    submission.run(id, JSON.stringify({ name, email, message }), at);
    enquiry.run(id, state, at, at, isWaiting ? at : null, answeredAt, name, email, message.slice(0, 180), message, at);
    delivery.run(randomUUID(), `webhook:${id}`, id, at, at);
    for (let count = 0; count < EVENTS_EACH; count += 1) event.run(randomUUID(), at, id, details);
  }
  database.exec("commit");
  database.close();
  return { cookie: session, first: ids[0] ?? "" };
}
