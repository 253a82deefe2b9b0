import { once } from "node:events";
import { parseArgs } from "node:util";
import { parseEnv } from "#app/config/env.server.ts";
import { exitWith, OperatorError, reasonOf } from "#app/config/operator-error.server.ts";
import { provideSubmissions } from "#app/data/current-store.server.ts";
import { openSubmissions } from "#app/data/store.server.ts";
import type { State, Submission } from "#app/data/submissions.server.ts";
import { csvLine } from "./csv.ts";

// Not with the others: it brings the log, which reads the environment at once, and a wrong one is told in a line.
const { changeSubmission, countSubmissions, getSubmission, listSubmissions, SubmissionsError, states } = await import(
  "#app/data/submissions.server.ts"
).catch(exitWith);

const usage = `npm run submissions                      all of them, oldest first
npm run submissions -- --state failed    those in one state: ${states.join(", ")}
npm run submissions -- --retry ID        makes one due again; the running site sends it
npm run submissions -- --retry all       makes everything due that waits or was given up
npm run submissions -- --export csv      as CSV, with everything that was sent`;

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
      "WEBHOOK_URL is not set here. A site that runs without it sends nothing: set it and restart the site.",
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
    throw new OperatorError(`${id} was delivered at ${row.deliveredAt}. Nothing is left to send.`);
  if (isBeingSent(row) || !(await requeue(row)))
    throw new OperatorError(`${id} is being sent at this moment. Look again with npm run submissions.`);
  console.log(`${id} is due. The running site sends it within seconds.`);
}

async function makeAllDue() {
  // All of them first: those that are changed leave the pages that are still to be read.
  const waiting = [...(await Array.fromAsync(list("failed"))), ...(await Array.fromAsync(list("undeliverable")))];
  let made = 0;
  for (const row of waiting) if (await requeue(row)) made++;
  console.log(`${made} ${made === 1 ? "is" : "are"} due. The running site sends them, 20 a second at most.`);
}

function isBeingSent({ state, nextAttemptAt }: Submission) {
  return state === "received" && Date.parse(nextAttemptAt ?? "") > Date.now();
}

/** The count of attempts is the claim, so it stays; only what was given up, and has no attempt left, starts anew. */
function requeue(row: Submission) {
  const attempts = row.state === "undeliverable" ? 0 : row.attempts;
  return changeSubmission(row, { state: "failed", attempts, nextAttemptAt: new Date().toISOString() });
}

async function print(lines: AsyncIterable<string>) {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // Whoever reads may have seen enough, as `head` has.
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
