import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { type Checks, health } from "./health.ts";
import { createReadiness } from "./readiness.ts";

const read = vi.fn<Checks["read"]>();
const write = vi.fn<Checks["write"]>();
const oldestWaitingSince = vi.fn<Checks["oldestWaitingSince"]>();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-15T12:00:00Z") });
  vi.spyOn(log, "warn").mockImplementation(() => {});
  for (const check of [read, write]) check.mockReset().mockResolvedValue(undefined);
  oldestWaitingSince.mockReset().mockResolvedValue(null);
});
afterEach(() => void vi.useRealTimers());

const makeApp = () => new Hono().get("/healthz", health({ read, write, oldestWaitingSince }));
const ask = async (app = makeApp()) => {
  const response = await app.request("/healthz");
  expect(response.headers.get("cache-control")).toBe("no-store");
  return [response.status, await response.json()];
};

test("is 200 while the store answers and takes a write, and tells how long the oldest delivery waits", async () => {
  expect(await ask()).toEqual([200, { status: "ok", store: "ok", oldestWaitingSeconds: null }]);
  oldestWaitingSince.mockResolvedValue("2026-11-15T11:58:30Z");
  expect(await ask()).toEqual([200, { status: "ok", store: "ok", oldestWaitingSeconds: 90 }]);
});

test("reads for every request, and writes once in ten seconds", async () => {
  const app = makeApp();
  for (let second = 0; second < 10; second++) {
    await ask(app);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect([read.mock.calls.length, write.mock.calls.length]).toEqual([10, 1]);
  await ask(app);
  expect(write).toHaveBeenCalledTimes(2);
});

test("is 503 without details when the store answers no read, or takes no write", async () => {
  read.mockRejectedValueOnce(new Error("secret detail"));
  expect(await ask()).toEqual([503, { status: "degraded", store: "unreachable" }]);
  const app = makeApp();
  write.mockRejectedValueOnce(new Error("secret detail"));
  for (let n = 0; n < 2; n++) expect(await ask(app)).toEqual([503, { status: "degraded", store: "not writable" }]);
  expect(write).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await ask(app))[0]).toBe(200);
});

test("is 503 after two seconds when the store hangs", async () => {
  read.mockReturnValue(new Promise(() => {}));
  const answer = ask();
  await vi.advanceTimersByTimeAsync(2_001); // The fake clock runs the timeout's immediate a millisecond later.
  expect((await answer)[0]).toBe(503);
});

test("stays 200 when only the backlog cannot be read", async () => {
  oldestWaitingSince.mockRejectedValue(new Error("an invalid row"));
  expect(await ask()).toEqual([200, { status: "ok", store: "ok", oldestWaitingSeconds: "unknown" }]);
});

test("a balancer hears when the site is ready, and that it shuts down before it does", async () => {
  const wait = vi.fn(async () => {});
  const readiness = createReadiness(wait);
  const app = new Hono().get("/readyz", readiness.answer);
  const status = async () => (await app.request("/readyz")).status;
  expect(await status()).toBe(503);
  readiness.started();
  expect(await status()).toBe(200);
  const announced = readiness.announceShutdown();
  expect(await status()).toBe(503);
  await announced;
  expect(wait).toHaveBeenCalledOnce();
});

test("a shutdown waits for no balancer where there is none", async () => {
  const wait = vi.fn(async () => {});
  const readiness = createReadiness(wait);
  readiness.started();
  await readiness.announceShutdown();
  expect(wait).not.toHaveBeenCalled();
});
