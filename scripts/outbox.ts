import { parseArgs } from "node:util";
import type { Env } from "#app/config/env.server.ts";
import { exitWithError, OperationalError, reasonOf } from "#app/config/operational-error.server.ts";
import type { DeliveryState } from "#app/data/deliveries.server.ts";
import { printLines, requireId } from "./print-lines.ts";
import { runOnStore } from "./store-command.ts";

// These modules load the log, which parses the environment. Imported dynamically, a bad environment prints as one line.
const { createDeliveries, deliveryStates, getDelivery, listDeliveries } = await import(
  "#app/data/deliveries.server.ts"
).catch(exitWithError);
const { listSubmissionHeaders } = await import("#app/data/submissions.server.ts").catch(exitWithError);
const { closeDelivery } = await import("#app/integrations/close-delivery.server.ts").catch(exitWithError);
const { makeDeliveryDue } = await import("#app/integrations/make-due.server.ts").catch(exitWithError);
const { MAX_STARTS_PER_SECOND } = await import("#app/integrations/worker.server.ts").catch(exitWithError);
const { webhookDelivery } = await import("#app/integrations/webhook-delivery.server.ts").catch(exitWithError);

const usage = `npm run outbox                        lists all deliveries, oldest first
npm run outbox -- --state failed      lists those in one state: ${deliveryStates.join(", ")}
npm run outbox -- --retry ID          makes one due; the running site sends it
npm run outbox -- --retry all         makes all that failed or were given up due
npm run outbox -- --cancel ID         closes one that need not be sent
npm run outbox -- --queue webhook     queues what came in while no webhook was set`;

const {
  state: listedState,
  retry: retriedId,
  cancel: cancelledId,
  queue: queuedChannel,
} = readArguments(process.argv.slice(2));
await runOnStore(async (env) => {
  if (queuedChannel) return queueStoredSubmissions(env);
  if (cancelledId) return cancelDelivery(cancelledId);
  if (!retriedId) return printLines(streamListLines());
  await (retriedId === "all" ? retryAllDeliveries() : retryDelivery(retriedId));
  warnWithoutDestination(env);
});

async function* streamListLines() {
  const counts = new Map<DeliveryState, number>();
  let shown = 0;
  for await (const row of streamDeliveries()) {
    counts.set(row.state, (counts.get(row.state) ?? 0) + 1);
    if (listedState && row.state !== listedState) continue;
    shown++;
    const { id, createdAt, channel, kind, attempts, nextAttemptAt, lastError, recipient, submissionId } = row;
    const next = nextAttemptAt ? `next ${nextAttemptAt}` : "";
    const tries = `${attempts} ${attempts === 1 ? "attempt" : "attempts"}`;
    const to = recipient ?? (submissionId ? `submission ${submissionId}` : "");
    const cells = [
      id,
      createdAt,
      channel.padEnd(7),
      kind.padEnd(10),
      row.state.padEnd(9),
      tries,
      next,
      lastError ?? "",
      to,
    ];
    yield `${cells.filter(Boolean).join("  ")}\n`;
  }
  const totals = deliveryStates.filter((name) => counts.has(name)).map((name) => `${counts.get(name)} ${name}`);
  yield `${shown} shown; in the outbox: ${totals.join(", ") || "none"}\n`;
}

function streamDeliveries() {
  return listDeliveries((id, column) => console.error(`${id} was skipped: its ${column} is invalid.`));
}

async function retryDelivery(id: string) {
  const row = await getDelivery(id);
  if (!row) throw new OperationalError(`No delivery has the id ${id}. npm run outbox lists them all.`);
  if (row.state === "sent") throw new OperationalError(`${id} was sent at ${row.sentAt}. There is nothing to send.`);
  if (!(await makeDeliveryDue(row, Date.now())))
    throw new OperationalError(`${id} is being sent right now. Check again with npm run outbox.`);
  console.log(`${id} is due. The running site sends it within seconds.`);
}

async function retryAllDeliveries() {
  // Reads the whole list before it changes a delivery, since a change would shift the pages still to be read.
  const rows = (await Array.fromAsync(streamDeliveries())).filter(
    (row) => row.state === "failed" || row.state === "given_up",
  );
  let due = 0;
  for (const row of rows) if (await makeDeliveryDue(row, Date.now())) due++;
  console.log(
    `${due} ${due === 1 ? "is" : "are"} due. The running site sends them, ${MAX_STARTS_PER_SECOND} a second at most.`,
  );
}

async function cancelDelivery(id: string) {
  const isCancelled = await closeDelivery(id, Date.now());
  const row = await getDelivery(id);
  if (isCancelled) return console.log(`${id} is cancelled. It can still be sent with --retry.`);
  if (!row) throw new OperationalError(`No delivery has the id ${id}. npm run outbox lists them all.`);
  const isOver = row.state === "sent" || row.state === "cancelled";
  throw new OperationalError(
    isOver
      ? `${id} is ${row.state} already. There is nothing to cancel.`
      : `${id} is being sent right now. Check again with npm run outbox.`,
  );
}

async function queueStoredSubmissions(env: Env) {
  if (!env.WEBHOOK_URL)
    throw new OperationalError(
      "WEBHOOK_URL is not set here. Set it in the site's .env, restart the site, then run this command with the same .env.",
    );
  let queued = 0;
  for await (const batch of listSubmissionHeaders()) {
    const stored = batch.filter(({ state: was }) => was !== "spam").map(({ id }) => id);
    const createdAt = new Date().toISOString();
    queued += (await createDeliveries(stored.map((id) => webhookDelivery(id, createdAt)))).length;
  }
  console.log(
    `${queued} ${queued === 1 ? "is" : "are"} queued. The running site sends them, ${MAX_STARTS_PER_SECOND} a second at most.`,
  );
}

function warnWithoutDestination(env: Env) {
  if (!env.WEBHOOK_URL && !env.SMTP_URL)
    console.error(
      "Neither WEBHOOK_URL nor SMTP_URL is set here. If the site runs without them too, it sends nothing: set one and restart the site.",
    );
}

function readArguments(args: string[]) {
  try {
    const { values } = parseFlags(args);
    if (values.state && !deliveryStates.some((known) => known === values.state))
      throw new OperationalError(`${values.state} is not a state. Use one of ${deliveryStates.join(", ")}.`);
    if (values.retry && values.retry !== "all") requireId(values.retry, "npm run outbox");
    if (values.cancel) requireId(values.cancel, "npm run outbox");
    if (values.queue && values.queue !== "webhook")
      throw new OperationalError(`${values.queue} is not a channel to queue for. Use --queue webhook.`);
    return values;
  } catch (error) {
    return exitWithError(error);
  }
}

function parseFlags(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        state: { type: "string" },
        retry: { type: "string" },
        cancel: { type: "string" },
        queue: { type: "string" },
      },
    });
  } catch (error) {
    throw new OperationalError(`${reasonOf(error)}\n\n${usage}`);
  }
}
