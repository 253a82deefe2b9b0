import { answers } from "../../tests/support/webhook-server.ts";
import { isTaken, messageOf } from "./figures.ts";
import { readRows, retryAll } from "./place.ts";
import type { Fault, Hook, Scene } from "./scene.ts";
import { ACCEPTED } from "./visitors.ts";

const VISITORS = 40;
const FAILED = 502;
const RETRY_AFTER_S = 12;
const SLOW_MS = 9_000;
// The second retry follows five minutes after the first; a slow machine may need it.
const DRAIN_MS = 400_000;

type Way = {
  name: string;
  respond: Parameters<Hook["respond"]>[0] | "down";
  /** What the visitor sees meanwhile. */
  status: number;
  /** What happens once the webhook is well again, before the store is expected to drain. */
  afterwards?: (scene: Scene, env: Record<string, string>) => Promise<void>;
  note?: string;
};

const ways: Way[] = [
  { name: "webhook down", respond: "down", status: FAILED },
  {
    name: "webhook slow",
    respond: (_request, response) => void setTimeout(() => response.writeHead(200).end(), SLOW_MS).unref(),
    status: ACCEPTED,
    note: `answers after ${SLOW_MS / 1000} s, the visitor waits 8`,
  },
  { name: "webhook 500", respond: answers.status(500), status: FAILED },
  { name: "webhook 301", respond: answers.status(301, { location: "http://127.0.0.1:9/" }), status: FAILED },
  {
    name: "webhook 410",
    respond: answers.status(410),
    status: FAILED,
    afterwards: async (scene, env) => {
      const states = new Set((await readRows(env)).map(({ state }) => state));
      scene.expect(states.size === 1 && states.has("undeliverable"), "410 ends the attempts");
      await retryAll(env);
    },
    note: "given up at once; sent by --retry all",
  },
  {
    name: "webhook 429",
    respond: answers.status(429, { "retry-after": String(RETRY_AFTER_S) }),
    status: FAILED,
    note: `Retry-After: ${RETRY_AFTER_S}`,
  },
  {
    name: "webhook resets before it answers",
    respond: answers.reset,
    status: FAILED,
  },
  {
    name: "webhook resets in mid-body",
    respond: (request, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("half of it", () => request.socket.resetAndDestroy());
    },
    status: ACCEPTED,
    note: "the status had arrived: taken",
  },
  { name: "webhook answers 10 MB", respond: answers.flood, status: ACCEPTED, note: "not read" },
];

export const webhookFaults: Fault[] = ways.map(({ name, respond, status, afterwards, note = "" }) => ({
  name,
  limitMs: DRAIN_MS + 60_000,
  run: async (scene) => {
    const { env } = await scene.openPlace();
    const hook = await scene.startHook();
    const { url } = await scene.startSite({ ...env, WEBHOOK_URL: hook.url });
    if (respond === "down") await hook.stop();
    else hook.respond(respond);
    const seen = await scene.visitors.sendMany(VISITORS, url);
    scene.expect(
      seen.every((one) => one === status),
      `every visitor sees ${status}, not ${[...new Set(seen)]}`,
    );
    if (respond === "down") await scene.startHook(hook.port);
    else hook.respond(answers.status(200));
    await afterwards?.(scene, env);
    await scene.drained(env, DRAIN_MS);
    scene.expect((await readRows(env)).length === VISITORS, "every enquiry is in the store");
    if (name === "webhook 429") scene.expect(shortestWait(scene) >= RETRY_AFTER_S * 1_000, "Retry-After is respected");
    return scene.report(env, note);
  },
}));

/** Between a refusal and the next attempt of the same enquiry. */
function shortestWait(scene: Scene) {
  const waits = [...Map.groupBy(scene.deliveries(), messageOf).values()].map((attempts) => {
    const refused = attempts.find(({ status }) => !isTaken(status()))?.at ?? 0;
    return (attempts.find(({ status }) => isTaken(status()))?.at ?? 0) - refused;
  });
  return Math.min(...waits);
}
