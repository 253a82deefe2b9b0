import { parseArgs } from "node:util";
import { exitWithError, OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import type { Delivery } from "#app/data/deliveries.server.ts";
import type { Submission } from "#app/data/submissions.server.ts";
import { sentFields } from "#app/forms/forms.ts";
import { csvLine } from "#app/text/csv.ts";
import { printLines, requireId } from "./print-lines.ts";
import { runOnStore } from "./store-command.ts";

// Imported dynamically: they load the log, which parses the environment, and an error there must print as one line.
const { getSubmission, listSubmissions } = await import("#app/data/submissions.server.ts").catch(exitWithError);
const { deliveriesOfSubmissions } = await import("#app/data/deliveries.server.ts").catch(exitWithError);

const usage = `npm run enquiries                     lists what visitors sent, oldest first
npm run enquiries -- --spam           lists what looked like spam
npm run enquiries -- --show ID        shows one and its deliveries
npm run enquiries -- --export csv     exports all fields, without spam`;

/** The embedded store takes a hundred values in one statement. */
const ID_BATCH = 90;
const bodyFields = ["timestamp", ...sentFields];

const { spam, show, format } = readArguments(process.argv.slice(2));
await runOnStore(async () => {
  if (show) return showOne(show);
  await printLines(format ? exportRows() : listRows());
});

async function* list() {
  const onInvalid = (id: string, column: string) => console.error(`${id} was skipped: its ${column} is invalid.`);
  for await (const row of listSubmissions(spam ? "spam" : undefined, onInvalid))
    if (spam || row.state !== "spam") yield row;
}

async function* listRows() {
  let shown = 0;
  for await (const { id, createdAt, formId, body } of list()) {
    shown++;
    yield `${[id, createdAt, formId.padEnd(18), body.email ?? ""].join("  ").trimEnd()}\n`;
  }
  yield `${shown} shown\n`;
}

async function* exportRows() {
  yield csvLine(["id", "formType", "formId", "createdAt", "webhook", "attempts", ...bodyFields]);
  for await (const page of pagesOf(list(), ID_BATCH)) {
    const deliveries = (await deliveriesOfSubmissions(page.map(({ id }) => id))).filter(
      ({ kind }) => kind === "submission",
    );
    const webhooks = new Map(deliveries.map((delivery) => [delivery.submissionId, delivery]));
    for (const { id, formType, formId, createdAt, body } of page) {
      const { state = "", attempts = "" } = webhooks.get(id) ?? {};
      const fields = bodyFields.map((name) => body[name] ?? "");
      yield csvLine([id, formType, formId, createdAt, state, attempts, ...fields]);
    }
  }
}

async function* pagesOf<T>(rows: AsyncIterable<T>, size: number) {
  const page: T[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length === size) yield page.splice(0);
  }
  if (page.length > 0) yield page;
}

async function showOne(id: string) {
  const submission = await getSubmission(id);
  if (!submission) throw new OperationalError(`No enquiry has the id ${id}. npm run enquiries lists them all.`);
  console.log(describe(submission));
  for (const delivery of await deliveriesOfSubmissions([id])) console.log(describeDelivery(delivery));
}

function describe({ id, createdAt, formId, state, body }: Submission) {
  const spamNote = state === "spam" ? ", in spam" : "";
  const fields = Object.entries(body).filter(([name]) => !["formType", "formId", "timestamp"].includes(name));
  return [
    `${id}, ${formId}, received ${createdAt}${spamNote}`,
    ...fields.map(([name, text]) => `${name}: ${text}`),
  ].join("\n");
}

function describeDelivery({ channel, recipient, state, attempts, sentAt, lastError }: Delivery) {
  const to = recipient ? ` to ${recipient}` : "";
  return `${channel}${to}: ${[state, sentAt, `${attempts} attempts`, lastError].filter(Boolean).join(", ")}`;
}

function readArguments(args: string[]) {
  try {
    const { values } = parse(args);
    if (values.show) requireId(values.show, "npm run enquiries");
    if (values.export && values.export !== "csv")
      throw new OperationalError(`${values.export} is not a format for exports. Use --export csv.`);
    return { spam: values.spam, show: values.show, format: values.export };
  } catch (error) {
    return exitWithError(error);
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { spam: { type: "boolean" }, show: { type: "string" }, export: { type: "string" } },
    });
  } catch (error) {
    throw new OperationalError(`${reasonOf(error)}\n\n${usage}`);
  }
}
