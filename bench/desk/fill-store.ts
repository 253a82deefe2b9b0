import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import postgres from "postgres";
import type { Env } from "../faults/fresh-store.ts";

export const ENQUIRY_COUNT = 10_000;
export const EVENTS_PER_ENQUIRY = 10;
export const SUBSCRIBER_COUNT = 10_000;
/** PostgreSQL takes 65,535 values in one statement. */
const ROWS_PER_INSERT = 2_000;
const HOUR_MS = 60 * 60_000;

export type SqlRow = Record<string, string | number | boolean | null | object>;
type RowsByTable = Record<"submissions" | "enquiries" | "deliveries" | "events", SqlRow[]>;

/** Fills the tables of a store whose site is down, since real visits would take an hour. Returns an enquiry's id. */
export async function fillStore(env: Env): Promise<string> {
  const rows = makeRows();
  await fillTables(env, rows);
  return String(rows.enquiries[0]?.id);
}

export async function fillTables({ DATA_DIR = "", DATABASE_URL }: Env, rows: Record<string, SqlRow[]>): Promise<void> {
  if (DATABASE_URL) await fillPostgres(DATABASE_URL, rows);
  else fillSqlite(join(DATA_DIR, "store.db"), rows);
}

function makeRows(): RowsByTable {
  const rows: RowsByTable = { submissions: [], enquiries: [], deliveries: [], events: [] };
  for (let n = 0; n < ENQUIRY_COUNT; n += 1) addEnquiry(rows, n);
  for (let n = 0; n < SUBSCRIBER_COUNT; n += 1) addSubscriber(rows, n);
  return rows;
}

/** Spaces the enquiries so that three months hold almost a thousand, as at a busy agency. */
function addEnquiry(rows: RowsByTable, n: number) {
  const at = new Date(Date.now() - n * 2.5 * HOUR_MS).toISOString();
  const message = `Members book boats on a whiteboard ${n}. ${"It went into the lake on Sunday. ".repeat(20)}`;
  const body = { name: `Visitor ${n}`, email: `visitor.${n % 5_000}@example.com`, message };
  const isWaiting = n < 40;
  const state = isWaiting ? "new" : n % 50 === 0 ? "spam" : n % 3 === 0 ? "answered" : "closed";
  const id = addSubmission(rows, "contact_form", body, at, {
    ...{ kind: "enquiry", state, due_at: isWaiting ? at : null, first_answered_at: isWaiting ? null : at },
    ...{ page: "/contact", company: "Kayak Club", project: "branding", budget: "5k-15k" },
    ...{ spam_since: state === "spam" ? at : null, excerpt: message.slice(0, 180), words: message.toLowerCase() },
  });
  const details = { from: "new", to: "open", version: 2 };
  for (let count = 0; count < EVENTS_PER_ENQUIRY; count += 1)
    rows.events.push({
      ...{ id: randomUUID(), created_at: at, action: "state_changed", details },
      ...{ subject_kind: "enquiry", subject_id: id },
    });
}

function addSubscriber(rows: RowsByTable, n: number) {
  const at = new Date(Date.now() - n * HOUR_MS).toISOString();
  const email = `reader.${n}@example.com`;
  addSubmission(rows, "blog_form", { email }, at, {
    ...{ kind: "sign_up", state: "new", due_at: null, first_answered_at: null, page: "/blog/x", words: email },
    ...{ company: "", project: "", budget: "", spam_since: null, excerpt: "" },
  });
}

function addSubmission(
  rows: RowsByTable,
  form: string,
  body: { name?: string; email: string },
  at: string,
  enquiry: SqlRow,
): string {
  const id = randomUUID();
  const given = { form_id: form, name: body.name ?? "", email: body.email };
  rows.submissions.push({
    ...{ id, form_type: form, form_id: form, body, state: "delivered", created_at: at },
  });
  rows.enquiries.push({ id, ...given, received_at: at, waits_from: at, version: 1, changed_at: at, ...enquiry });
  rows.deliveries.push({
    ...{ id: randomUUID(), key: `webhook:${id}`, submission_id: id, channel: "webhook", kind: "submission" },
    ...{ state: "sent", attempts: 1, created_at: at, sent_at: at },
  });
  return id;
}

function fillSqlite(file: string, all: Record<string, SqlRow[]>) {
  const database = new DatabaseSync(file);
  database.exec("begin");
  for (const [table, rows] of Object.entries(all)) {
    const columns = Object.keys(rows[0] ?? {});
    const marks = columns.map(() => "?").join();
    const insert = database.prepare(`insert into ${table} (${columns.join()}) values (${marks})`);
    for (const row of rows) insert.run(...columns.map((column) => toSqliteValue(row[column] ?? null)));
  }
  database.exec("commit");
  database.close();
}

function toSqliteValue(value: SqlRow[string]) {
  if (typeof value === "boolean") return Number(value);
  return typeof value === "object" && value !== null ? JSON.stringify(value) : value;
}

async function fillPostgres(url: string, all: Record<string, SqlRow[]>) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  for (const [table, rows] of Object.entries(all)) {
    for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
      await sql`insert into ${sql(`public.${table}`)} ${sql(rows.slice(from, from + ROWS_PER_INSERT))}`;
  }
  await sql.unsafe("analyze");
  await sql.end();
}
