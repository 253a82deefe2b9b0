import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { createHealthHandler, type HealthChecks } from "./health.ts";
import { createReadiness } from "./readiness.ts";

const readCheck = vi.fn<HealthChecks["read"]>();
const writeCheck = vi.fn<HealthChecks["write"]>();
const oldestWaitingSince = vi.fn<HealthChecks["oldestWaitingSince"]>();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-15T12:00:00Z") });
  vi.spyOn(log, "warn").mockImplementation(() => {});
  for (const check of [readCheck, writeCheck]) check.mockReset().mockResolvedValue(undefined);
  oldestWaitingSince.mockReset().mockResolvedValue(null);
});
afterEach(() => void vi.useRealTimers());

const makeApp = () =>
  new Hono().get("/healthz", createHealthHandler({ read: readCheck, write: writeCheck, oldestWaitingSince }));
const requestHealth = async (app = makeApp()) => {
  const response = await app.request("/healthz");
  expect(response.headers.get("cache-control")).toBe("no-store");
  return [response.status, await response.json()];
};

test("is 200 while the store can be read and written, and says how long the oldest delivery has waited", async () => {
  expect(await requestHealth()).toEqual([200, { status: "ok", store: "ok", oldestWaitingSeconds: null }]);
  oldestWaitingSince.mockResolvedValue("2026-11-15T11:58:30Z");
  expect(await requestHealth()).toEqual([200, { status: "ok", store: "ok", oldestWaitingSeconds: 90 }]);
});

test("reads the store for every request, and writes it once in ten seconds", async () => {
  const app = makeApp();
  for (let second = 0; second < 10; second++) {
    await requestHealth(app);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect([readCheck.mock.calls.length, writeCheck.mock.calls.length]).toEqual([10, 1]);
  await requestHealth(app);
  expect(writeCheck).toHaveBeenCalledTimes(2);
});

test("is 503 without details when the store cannot be read or cannot be written", async () => {
  readCheck.mockRejectedValueOnce(new Error("secret detail"));
  expect(await requestHealth()).toEqual([503, { status: "degraded", store: "unreachable" }]);
  const app = makeApp();
  writeCheck.mockRejectedValueOnce(new Error("secret detail"));
  for (let n = 0; n < 2; n++)
    expect(await requestHealth(app)).toEqual([503, { status: "degraded", store: "not writable" }]);
  expect(writeCheck).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await requestHealth(app))[0]).toBe(200);
});

test("is 503 after two seconds when the store hangs", async () => {
  readCheck.mockReturnValue(new Promise(() => {}));
  const answer = requestHealth();
  await vi.advanceTimersByTimeAsync(2_001); // The fake clock runs the timeout's immediate a millisecond later.
  expect((await answer)[0]).toBe(503);
});

test("stays 200 when only the backlog cannot be read", async () => {
  oldestWaitingSince.mockRejectedValue(new Error("an invalid row"));
  expect(await requestHealth()).toEqual([200, { status: "ok", store: "ok", oldestWaitingSeconds: "unknown" }]);
});

test("/readyz tells a balancer when the site is ready, and when it is about to shut down", async () => {
  const wait = vi.fn(async () => {});
  const readiness = createReadiness(wait);
  const app = new Hono().get("/readyz", readiness.handleRequest);
  const status = async () => (await app.request("/readyz")).status;
  expect(await status()).toBe(503);
  readiness.markReady();
  expect(await status()).toBe(200);
  const announced = readiness.announceShutdown();
  expect(await status()).toBe(503);
  await announced;
  expect(wait).toHaveBeenCalledOnce();
});

test("a shutdown does not wait if no balancer has asked", async () => {
  const wait = vi.fn(async () => {});
  const readiness = createReadiness(wait);
  readiness.markReady();
  await readiness.announceShutdown();
  expect(wait).not.toHaveBeenCalled();
});
