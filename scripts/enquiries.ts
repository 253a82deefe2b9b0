import { parseArgs } from "node:util";
import { exitWithError, OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import type { Delivery } from "#app/data/deliveries.server.ts";
import type { Submission } from "#app/data/submissions.server.ts";
import { sentFields } from "#app/forms/forms.ts";
import { sentValues } from "#app/lib/form-protocol.ts";
import { csvLine } from "#app/text/csv.ts";
import { printLines, requireId } from "./print-lines.ts";
import { runOnStore } from "./store-command.ts";

// These modules load the log, which parses the environment. Imported dynamically, a bad environment prints as one line.
const { getSubmission, listSubmissions } = await import("#app/data/submissions.server.ts").catch(exitWithError);
const { deliveriesOfSubmissions } = await import("#app/data/deliveries.server.ts").catch(exitWithError);

const usage = `npm run enquiries                     lists what visitors sent, oldest first
npm run enquiries -- --spam           lists what looked like spam
npm run enquiries -- --show ID        shows one and its deliveries
npm run enquiries -- --export csv     exports all fields, without spam`;

/** Below 100, the most values that the embedded store takes in one statement. */
const ID_BATCH = 90;
const exportedBodyFields = ["timestamp", ...sentFields];

const { spam: showsSpam, show: shownId, format: exportFormat } = readArguments(process.argv.slice(2));
await runOnStore(async () => {
  if (shownId) return printSubmission(shownId);
  await printLines(exportFormat ? streamCsvLines() : streamListLines());
});

async function* streamSubmissions() {
  const onInvalid = (id: string, column: string) => console.error(`${id} was skipped: its ${column} is invalid.`);
  for await (const row of listSubmissions(showsSpam ? "spam" : undefined, onInvalid))
    if (showsSpam || row.state !== "spam") yield row;
}

async function* streamListLines() {
  let shown = 0;
  for await (const { id, createdAt, formId, body } of streamSubmissions()) {
    shown++;
    yield `${[id, createdAt, formId.padEnd(18), body.email ?? ""].join("  ").trimEnd()}\n`;
  }
  yield `${shown} shown\n`;
}

async function* streamCsvLines() {
  yield csvLine(["id", "formType", "formId", "createdAt", "webhook", "attempts", ...exportedBodyFields]);
  for await (const page of inBatches(streamSubmissions(), ID_BATCH)) {
    const deliveries = (await deliveriesOfSubmissions(page.map(({ id }) => id))).filter(
      ({ kind }) => kind === "submission",
    );
    const webhooks = new Map(deliveries.map((delivery) => [delivery.submissionId, delivery]));
    for (const { id, formType, formId, createdAt, body } of page) {
      const { state = "", attempts = "" } = webhooks.get(id) ?? {};
      const fields = exportedBodyFields.map((name) => body[name] ?? "");
      yield csvLine([id, formType, formId, createdAt, state, attempts, ...fields]);
    }
  }
}

async function* inBatches<T>(rows: AsyncIterable<T>, size: number) {
  const page: T[] = [];
  for await (const row of rows) {
    page.push(row);
    if (page.length === size) yield page.splice(0);
  }
  if (page.length > 0) yield page;
}

async function printSubmission(id: string) {
  const submission = await getSubmission(id);
  if (!submission) throw new OperationalError(`No enquiry has the id ${id}. npm run enquiries lists them all.`);
  console.log(describeSubmission(submission));
  for (const delivery of await deliveriesOfSubmissions([id])) console.log(describeDelivery(delivery));
}

function describeSubmission({ id, createdAt, formId, state, body }: Submission) {
  const spamNote = state === "spam" ? ", in spam" : "";
  return [
    `${id}, ${formId}, received ${createdAt}${spamNote}`,
    ...sentValues(body).map(([name, text]) => `${name}: ${text}`),
  ].join("\n");
}

function describeDelivery({ channel, recipient, state, attempts, sentAt, lastError }: Delivery) {
  const to = recipient ? ` to ${recipient}` : "";
  return `${channel}${to}: ${[state, sentAt, `${attempts} attempts`, lastError].filter(Boolean).join(", ")}`;
}

function readArguments(args: string[]) {
  try {
    const { values } = parseFlags(args);
    if (values.show) requireId(values.show, "npm run enquiries");
    if (values.export && values.export !== "csv")
      throw new OperationalError(`${values.export} is not a format for exports. Use --export csv.`);
    return { spam: values.spam, show: values.show, format: values.export };
  } catch (error) {
    return exitWithError(error);
  }
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: { spam: { type: "boolean" }, show: { type: "string" }, export: { type: "string" } },
    });
  } catch (error) {
    throw new OperationalError(`${reasonOf(error)}\n\n${usage}`);
  }
}
