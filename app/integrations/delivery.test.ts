import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { provideStore, type Store } from "#app/data/current-store.server.ts";
import { createSubmission, getSubmission, listSubmissions, type Submission } from "#app/data/submissions.server.ts";
import { createFreshCache } from "#app/lib/fresh-cache.ts";
import { engines } from "../../tests/support/engines.ts";
import { attempt, claim, claimed, LEASE_MS } from "./delivery.server.ts";
import { schedule } from "./schedule.ts";
import type { Outcome, Send } from "./webhook.server.ts";
import { drain, startWorker } from "./worker.server.ts";

const noon = Date.parse("2026-11-15T12:00:00.000Z");
const clock = { time: noon, now: () => clock.time, random: () => 0 };
const body = { formType: "contact_form", message: "Hello" };

describe.each(Object.entries(engines))("delivery on %s", (name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = { ...(await open()), cache: createFreshCache() };
    provideStore(store);
  });
  beforeEach(async () => {
    clock.time = noon;
    await store.service.from("submissions").delete().neq("form_id", "");
  });
  afterAll(() => store.close());

  test("two workers never attempt the same row at once", async () => {
    for (let n = 0; n < 15; n++) await add({ state: "failed", attempts: 1, nextAttemptAt: iso(noon - n) });
    const sent: string[] = [];
    const send: Send = async (id) => {
      sent.push(id);
      return { kind: "delivered" };
    };
    await Promise.all([drain(send, clock), drain(send, clock), drain(send, clock)]);
    expect(sent).toHaveLength(15);
    expect(new Set(sent).size).toBe(15);
    const rows = await Array.fromAsync(listSubmissions());
    expect(rows.every(({ state, attempts }) => state === "delivered" && attempts === 2)).toBe(true);
  });

  // What follows is about time, not about the engine.
  if (name !== "SQLite") return;

  test("a webhook that stays down is tried for three days, always under the same id, and then given up", async () => {
    const { id } = await add();
    const payloads = new Set<string>();
    const send = vi.fn<Send>(async (_id, payload) => {
      payloads.add(payload);
      return { kind: "refused", status: 500 };
    });
    await attempt((await getSubmission(id)) as Submission, send, clock);
    const delays: number[] = [];
    for (;;) {
      const row = (await getSubmission(id)) as Submission;
      if (row.nextAttemptAt === null) break;
      expect(row).toMatchObject({ state: "failed", lastError: "status 500" });
      const dueAt = Date.parse(row.nextAttemptAt);
      delays.push(dueAt - clock.time);
      clock.time = dueAt - 1;
      expect(await drain(send, clock)).toBe(0);
      clock.time = dueAt;
      expect(await drain(send, clock)).toBe(1);
    }
    expect(delays).toEqual(schedule);
    expect(await getSubmission(id)).toMatchObject({ state: "undeliverable", attempts: 10, lastError: "status 500" });
    expect(new Set(send.mock.calls.map(([sentId]) => sentId))).toEqual(new Set([id]));
    expect([...payloads]).toEqual([JSON.stringify(body)]);
  });

  test("a webhook that recovers gets it, once", async () => {
    const { id } = await add({ state: "failed", attempts: 3, nextAttemptAt: iso(noon) });
    const send = vi.fn<Send>(async () => ({ kind: "delivered" }));
    await drain(send, clock);
    clock.time += 1_000_000_000;
    await drain(send, clock);
    expect(send).toHaveBeenCalledTimes(1);
    expect(await getSubmission(id)).toMatchObject({
      state: "delivered",
      attempts: 4,
      nextAttemptAt: null,
      lastError: null,
      deliveredAt: iso(noon),
    });
  });

  test.each<[Outcome, object]>([
    [{ kind: "gone" }, { state: "undeliverable", nextAttemptAt: null, lastError: "status 410" }],
    [
      { kind: "refused", status: 429, retryAfterMs: 90_000 },
      { state: "failed", nextAttemptAt: iso(noon + 90_000) },
    ],
    [
      { kind: "refused", status: 301 },
      { state: "failed", nextAttemptAt: iso(noon + 5_000), lastError: "status 301" },
    ],
    [
      { kind: "unreachable", reason: "ECONNREFUSED" },
      { state: "failed", lastError: "ECONNREFUSED" },
    ],
    [{ kind: "timeout" }, { state: "failed", nextAttemptAt: iso(noon + 5_000), lastError: "no answer in time" }],
  ])("after %o", async (outcome, expected) => {
    const row = await add();
    await attempt(row, async () => outcome, clock);
    expect(await getSubmission(row.id)).toMatchObject(expected);
  });

  test("what a server left when it died is due when its lease ends, and not before", async () => {
    const { id } = await add();
    const send = vi.fn<Send>(async () => ({ kind: "delivered" }));
    clock.time += LEASE_MS - 1;
    expect(await drain(send, clock)).toBe(0);
    clock.time += 1;
    expect(await drain(send, clock)).toBe(1);
    expect(send).toHaveBeenCalledWith(id, JSON.stringify(body));
  });

  test("a server that wakes up after its lease does not undo what another wrote", async () => {
    const slept = await add();
    clock.time += LEASE_MS;
    await drain(async () => ({ kind: "delivered" }), clock);
    await attempt(slept, async () => ({ kind: "refused", status: 500 }), clock);
    expect(await getSubmission(slept.id)).toMatchObject({ state: "delivered", attempts: 2 });
  });

  test("what was given up starts its schedule anew when it is claimed again", async () => {
    const row = await add({ state: "undeliverable", attempts: 10, nextAttemptAt: null });
    expect(await claim(row, clock)).toMatchObject({
      state: "received",
      attempts: 1,
      nextAttemptAt: iso(noon + LEASE_MS),
    });
  });

  test("a store that fails after the webhook took it leaves the row due", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const row = await add();
    const broken = { from: () => ({ update: () => failing() }) };
    const send: Send = async () => {
      provideStore({ ...store, service: broken as unknown as Store["service"] });
      return { kind: "delivered" };
    };
    expect(await attempt(row, send, clock)).toEqual({ kind: "delivered" });
    provideStore(store);
    expect(error).toHaveBeenCalledOnce();
    expect(await getSubmission(row.id)).toMatchObject({ state: "received", nextAttemptAt: iso(noon + LEASE_MS) });
  });

  test("the worker takes up what is due when it starts, twenty a round, and a second lies between full rounds", async () => {
    for (let n = 0; n < 45; n++) await add({ state: "failed", nextAttemptAt: iso(noon - 1_000) });
    const rounds: number[] = [];
    let sent = 0;
    const waits: number[] = [];
    await new Promise<void>((done) => {
      const worker = startWorker({
        clock,
        send: async () => {
          sent++;
          return { kind: "delivered" };
        },
        wait: async (ms) => {
          rounds.push(sent);
          waits.push(ms);
          if (rounds.length === 4) void worker.stop().then(done);
        },
      });
    });
    expect(rounds).toEqual([20, 40, 45, 45]);
    expect(waits).toEqual([1_000, 1_000, 2_000, 2_000]);
  });

  test("the worker outlives a store that is down, asks less and less often, and says so once", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    provideStore({ ...store, service: { from: () => ({ select: () => failing() }) } as unknown as Store["service"] });
    const waits: number[] = [];
    await new Promise<void>((done) => {
      const worker = startWorker({
        clock,
        send: async () => ({ kind: "delivered" }),
        wait: async (ms) => {
          waits.push(ms);
          if (waits.length === 6) provideStore(store);
          if (waits.length === 7) void worker.stop().then(done);
        },
      });
    });
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 2_000]);
    expect(error).toHaveBeenCalledOnce();
  });

  test("stopping waits for the attempt under way, and starts no other", async () => {
    const row = await add({ state: "failed", nextAttemptAt: iso(noon - 1) });
    let answer = (_outcome: Outcome) => {};
    const send = vi.fn<Send>(() => new Promise<Outcome>((resolve) => (answer = resolve)));
    const worker = startWorker({ clock, send });
    await vi.waitFor(() => expect(send).toHaveBeenCalled());
    const other = await add({ state: "failed", nextAttemptAt: iso(noon - 1) });
    let isStopped = false;
    const stopped = worker.stop().then(() => {
      isStopped = true;
    });
    await new Promise(setImmediate);
    expect(isStopped).toBe(false);
    answer({ kind: "delivered" });
    await stopped;
    expect(await getSubmission(row.id)).toMatchObject({ state: "delivered" });
    expect(await getSubmission(other.id)).toMatchObject({ state: "failed" });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

async function add(given: Partial<Submission> = {}) {
  const row = await createSubmission({
    id: randomUUID(),
    formType: "contact_form",
    formId: "contact_form",
    body,
    createdAt: iso(noon),
    ...claimed(noon),
    ...given,
  });
  return row as Submission;
}

/** A query that can be narrowed for ever and ends in an error. */
function failing(): unknown {
  const answer = { data: null, error: { message: "disk full" } };
  return new Proxy(() => {}, {
    get: (_target, key) => (key === "then" ? (resolve: (value: unknown) => void) => resolve(answer) : () => failing()),
  });
}

function iso(ms: number) {
  return new Date(ms).toISOString();
}
