import { once } from "node:events";
import { parseArgs } from "node:util";
import { parseEnv } from "#app/config/env.server.ts";
import { exitWith, OperatorError, reasonOf } from "#app/config/operator-error.server.ts";
import { provideSubmissions } from "#app/data/current-store.server.ts";
import { openSubmissions } from "#app/data/store.server.ts";
import type { State, Submission } from "#app/data/submissions.server.ts";
import { csvLine } from "./csv.ts";

// Imported late: it loads the log, which parses the environment, and an error there must print as one line.
const { changeSubmission, countSubmissions, getSubmission, listSubmissions, SubmissionsError, states } = await import(
  "#app/data/submissions.server.ts"
).catch(exitWith);

const usage = `npm run submissions                      lists all submissions, oldest first
npm run submissions -- --state failed    lists those in one state: ${states.join(", ")}
npm run submissions -- --retry ID        makes one due; the running site sends it
npm run submissions -- --retry all       makes all failed and undeliverable ones due
npm run submissions -- --export csv      exports CSV with all fields`;

const rowColumns = [
  ...(["id", "formType", "formId", "state", "attempts"] as const),
  ...(["nextAttemptAt", "lastError", "createdAt", "deliveredAt"] as const),
];
const bodyFields = [
  ...["timestamp", "name", "email", "company", "project", "budget", "message"],
  ...["source", "categories", "tags", "style"],
];

try {
  const { state, retry, format } = readArguments(process.argv.slice(2));
  const env = parseEnv(process.env);
  const store = await openSubmissions(env);
  provideSubmissions(store);
  if (retry === "all") await makeAllDue();
  else if (retry) await makeDue(retry);
  else if (format) await print(exportRows(state));
  else await print(listRows(state));
  await store.close();
  if (retry && !env.WEBHOOK_URL)
    console.error(
      "WEBHOOK_URL is not set here. If the site runs without it too, it sends nothing: set it and restart the site.",
    );
} catch (error) {
  exitWith(error instanceof SubmissionsError ? new OperatorError(error.message, { cause: error }) : error);
}

async function* listRows(state?: State) {
  let shown = 0;
  for await (const row of list(state)) {
    shown++;
    const { createdAt, formId, attempts, nextAttemptAt, lastError, id } = row;
    const next = nextAttemptAt ? `next ${nextAttemptAt}` : "";
    const tries = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
    yield `${[id, createdAt, formId.padEnd(18), row.state.padEnd(13), tries, next, lastError ?? ""].filter(Boolean).join("  ")}\n`;
  }
  const counts = await countSubmissions();
  const totals = states.filter((name) => counts[name] > 0).map((name) => `${counts[name]} ${name}`);
  yield `${shown} shown; in the store: ${totals.join(", ") || "none"}\n`;
}

async function* exportRows(state?: State) {
  yield csvLine([...rowColumns, ...bodyFields]);
  for await (const row of list(state))
    yield csvLine([...rowColumns.map((name) => row[name]), ...bodyFields.map((name) => row.body[name] ?? "")]);
}

function list(state?: State) {
  return listSubmissions(state, (id, column) => console.error(`${id} was skipped: its ${column} is invalid.`));
}

async function makeDue(id: string) {
  const row = await getSubmission(id);
  if (!row) throw new OperatorError(`No submission has the id ${id}. npm run submissions lists them all.`);
  if (row.state === "delivered")
    throw new OperatorError(`${id} was delivered at ${row.deliveredAt}. There is nothing to send.`);
  if (isBeingSent(row) || !(await requeue(row)))
    throw new OperatorError(`${id} is being sent right now. Check again with npm run submissions.`);
  console.log(`${id} is due. The running site sends it within seconds.`);
}

async function makeAllDue() {
  // Lists all before it changes any, since a change would shift the pages still to be read.
  const waiting = [...(await Array.fromAsync(list("failed"))), ...(await Array.fromAsync(list("undeliverable")))];
  let requeued = 0;
  for (const row of waiting) if (await requeue(row)) requeued++;
  console.log(`${requeued} ${requeued === 1 ? "is" : "are"} due. The running site sends them, 20 a second at most.`);
}

function isBeingSent({ state, nextAttemptAt }: Submission) {
  return state === "received" && Date.parse(nextAttemptAt ?? "") > Date.now();
}

/** Claims compare `attempts`, so it stays; only an undeliverable row, which has no attempt left, restarts at 0. */
function requeue(row: Submission) {
  const attempts = row.state === "undeliverable" ? 0 : row.attempts;
  return changeSubmission(row, { state: "failed", attempts, nextAttemptAt: new Date().toISOString() });
}

async function print(lines: AsyncIterable<string>) {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // The reader, such as `head`, may close the pipe early.
    if (error.code === "EPIPE") process.exit(0);
    exitWith(new OperatorError(`The list could not be written (${reasonOf(error)}).`));
  });
  for await (const line of lines) if (!process.stdout.write(line)) await once(process.stdout, "drain");
}

function readArguments(args: string[]) {
  const { state, retry, format } = parse(args);
  if (state && !states.some((known) => known === state))
    throw new OperatorError(`${state} is not a state. Use one of ${states.join(", ")}.`);
  if (retry && retry !== "all" && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(retry))
    throw new OperatorError(`${retry} is not an id. npm run submissions lists them.`);
  if (format && format !== "csv")
    throw new OperatorError(`${format} is not a format this can write. Use --export csv.`);
  return { state: state as State | undefined, retry, format };
}

function parse(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { state: { type: "string" }, retry: { type: "string" }, export: { type: "string" } },
    });
    return { state: values.state, retry: values.retry, format: values.export };
  } catch (error) {
    throw new OperatorError(`${reasonOf(error)}\n\n${usage}`);
  }
}
