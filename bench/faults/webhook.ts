import { webhookAnswers } from "../../tests/support/webhook-server.ts";
import { readEnquiryRows, retryAll } from "./fresh-store.ts";
import { enquiryMessageOf, isDelivered } from "./tally.ts";
import type { Fault, Hook, TestBed } from "./test-bed.ts";
import { ACCEPTED_STATUS } from "./visitors.ts";

const VISITORS = 40;
const FAILED_STATUS = 502;
const RETRY_AFTER_S = 12;
// Long enough for the second retry, which a slow machine may need.
const MAX_DELIVERY_MS = 400_000;

type WebhookFailureMode = {
  name: string;
  respond: Parameters<Hook["respond"]>[0] | "down";
  /** The status that visitors get while the webhook fails. */
  status: number;
  /** The webhook keeps responding like this, so one attempt has to be enough. */
  isPermanent?: boolean;
  /** Runs once the webhook works again, before the check that every row is delivered. */
  afterwards?: (bed: TestBed, env: Record<string, string>) => Promise<void>;
  note?: string;
};

const webhookFailureModes: WebhookFailureMode[] = [
  { name: "webhook down", respond: "down", status: FAILED_STATUS },
  ...[9, 20].map((seconds) => ({
    name: `webhook that always takes ${seconds} s`,
    respond: respondAfter(seconds),
    status: ACCEPTED_STATUS,
    isPermanent: true,
    note: "the visitor waits 8 s, the attempt goes on",
  })),
  { name: "webhook 500", respond: webhookAnswers.status(500), status: FAILED_STATUS },
  {
    name: "webhook 301",
    respond: webhookAnswers.status(301, { location: "http://127.0.0.1:9/" }),
    status: FAILED_STATUS,
  },
  {
    name: "webhook 410",
    respond: webhookAnswers.status(410),
    status: FAILED_STATUS,
    afterwards: async (bed, env) => {
      const states = new Set((await readEnquiryRows(env)).map(({ state }) => state));
      bed.expect(states.size === 1 && states.has("given_up"), "410 ends the attempts");
      await retryAll(env);
    },
    note: "given up at once; sent by --retry all",
  },
  {
    name: "webhook 429",
    respond: webhookAnswers.status(429, { "retry-after": String(RETRY_AFTER_S) }),
    status: FAILED_STATUS,
    note: `Retry-After: ${RETRY_AFTER_S}`,
  },
  {
    name: "webhook resets before it answers",
    respond: webhookAnswers.reset,
    status: FAILED_STATUS,
  },
  {
    name: "webhook resets in mid-body",
    respond: (request, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("half of it", () => request.socket.resetAndDestroy());
    },
    status: ACCEPTED_STATUS,
    note: "counts as delivered: the status had arrived",
  },
  { name: "webhook answers 10 MB", respond: webhookAnswers.flood, status: ACCEPTED_STATUS, note: "not read" },
];

export const webhookFaults: Fault[] = webhookFailureModes.map(
  ({ name, respond, status, isPermanent, afterwards, note = "" }) => ({
    name,
    limitMs: MAX_DELIVERY_MS + 60_000,
    run: async (bed) => {
      const { env } = await bed.openFreshStore();
      const hook = await bed.startHook();
      const { url } = await bed.startSite({ ...env, WEBHOOK_URL: hook.url });
      if (respond === "down") await hook.stop();
      else hook.respond(respond);
      const seen = await bed.visitors.sendMany(VISITORS, url);
      bed.expect(
        seen.every((each) => each === status),
        `every visitor sees ${status}, not ${[...new Set(seen)]}`,
      );
      if (respond === "down") await bed.startHook(hook.port);
      else if (!isPermanent) hook.respond(webhookAnswers.status(200));
      await afterwards?.(bed, env);
      await bed.waitUntilDelivered(env, MAX_DELIVERY_MS);
      bed.expect((await readEnquiryRows(env)).length === VISITORS, "every enquiry is in the store");
      if (name === "webhook 429")
        bed.expect(shortestRetryWaitMs(bed) >= RETRY_AFTER_S * 1_000, "Retry-After is respected");
      const report = await bed.report(env, note);
      if (isPermanent) bed.expect(report.repeats === 0, `each enquiry is sent once, not ${report.repeats} times more`);
      return report;
    },
  }),
);

function respondAfter(seconds: number): WebhookFailureMode["respond"] {
  return (_request, response) => void setTimeout(() => response.writeHead(200).end(), seconds * 1_000).unref();
}

/** The shortest time between the first refusal and the delivery of the same enquiry. */
function shortestRetryWaitMs(bed: TestBed) {
  const waits = [...Map.groupBy(bed.deliveries(), enquiryMessageOf).values()].map((attempts) => {
    const refused = attempts.find(({ status }) => !isDelivered(status()))?.at ?? 0;
    return (attempts.find(({ status }) => isDelivered(status()))?.at ?? 0) - refused;
  });
  return Math.min(...waits);
}
