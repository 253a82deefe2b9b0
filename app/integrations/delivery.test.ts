import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { provideStore, type Store } from "#app/data/current-store.server.ts";
import { createSubmission, getSubmission, listSubmissions, type Submission } from "#app/data/submissions.server.ts";
import { createFreshCache } from "#app/lib/fresh-cache.ts";
import { engines } from "../../tests/support/engines.ts";
import { attemptDelivery, claim, claimFields, LEASE_MS } from "./delivery.server.ts";
import { retryDelays } from "./retry-delays.ts";
import type { Outcome, Send } from "./webhook.server.ts";
import { deliverDue, startWorker } from "./worker.server.ts";

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
    await Promise.all([deliverDue(send, clock), deliverDue(send, clock), deliverDue(send, clock)]);
    expect(sent).toHaveLength(15);
    expect(new Set(sent).size).toBe(15);
    const rows = await Array.fromAsync(listSubmissions());
    expect(rows.every(({ state, attempts }) => state === "delivered" && attempts === 2)).toBe(true);
  });

  // The rest depends on time, not on the engine.
  if (name !== "SQLite") return;

  test("a webhook that stays down is retried for three days under the same id, then given up", async () => {
    const { id } = await add();
    const payloads = new Set<string>();
    const send = vi.fn<Send>(async (_id, payload) => {
      payloads.add(payload);
      return { kind: "refused", status: 500 };
    });
    await attemptDelivery((await getSubmission(id)) as Submission, send, clock);
    const delays: number[] = [];
    for (;;) {
      const row = (await getSubmission(id)) as Submission;
      if (row.nextAttemptAt === null) break;
      expect(row).toMatchObject({ state: "failed", lastError: "status 500" });
      const dueAt = Date.parse(row.nextAttemptAt);
      delays.push(dueAt - clock.time);
      clock.time = dueAt - 1;
      expect(await deliverDue(send, clock)).toBe(0);
      clock.time = dueAt;
      expect(await deliverDue(send, clock)).toBe(1);
    }
    expect(delays).toEqual(retryDelays);
    expect(await getSubmission(id)).toMatchObject({ state: "undeliverable", attempts: 10, lastError: "status 500" });
    expect(new Set(send.mock.calls.map(([sentId]) => sentId))).toEqual(new Set([id]));
    expect([...payloads]).toEqual([JSON.stringify(body)]);
  });

  test("a webhook that recovers gets the submission once", async () => {
    const { id } = await add({ state: "failed", attempts: 3, nextAttemptAt: iso(noon) });
    const send = vi.fn<Send>(async () => ({ kind: "delivered" }));
    await deliverDue(send, clock);
    clock.time += 1_000_000_000;
    await deliverDue(send, clock);
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
    await attemptDelivery(row, async () => outcome, clock);
    expect(await getSubmission(row.id)).toMatchObject(expected);
  });

  test("a row that a crashed server claimed is due when the lease expires, not before", async () => {
    const { id } = await add();
    const send = vi.fn<Send>(async () => ({ kind: "delivered" }));
    clock.time += LEASE_MS - 1;
    expect(await deliverDue(send, clock)).toBe(0);
    clock.time += 1;
    expect(await deliverDue(send, clock)).toBe(1);
    expect(send).toHaveBeenCalledWith(id, JSON.stringify(body));
  });

  test("a server whose lease has expired does not overwrite another's outcome", async () => {
    const slept = await add();
    clock.time += LEASE_MS;
    await deliverDue(async () => ({ kind: "delivered" }), clock);
    await attemptDelivery(slept, async () => ({ kind: "refused", status: 500 }), clock);
    expect(await getSubmission(slept.id)).toMatchObject({ state: "delivered", attempts: 2 });
  });

  test("an undeliverable row restarts its retryDelays when it is claimed again", async () => {
    const row = await add({ state: "undeliverable", attempts: 10, nextAttemptAt: null });
    expect(await claim(row, clock)).toMatchObject({
      state: "received",
      attempts: 1,
      nextAttemptAt: iso(noon + LEASE_MS),
    });
  });

  test("if the outcome cannot be stored, the row stays claimed until the lease expires", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const row = await add();
    const broken = { from: () => ({ update: () => failingQuery() }) };
    const send: Send = async () => {
      provideStore({ ...store, service: broken as unknown as Store["service"] });
      return { kind: "delivered" };
    };
    expect(await attemptDelivery(row, send, clock)).toEqual({ kind: "delivered" });
    provideStore(store);
    expect(error).toHaveBeenCalledOnce();
    expect(await getSubmission(row.id)).toMatchObject({ state: "received", nextAttemptAt: iso(noon + LEASE_MS) });
  });

  test("the worker sends what is due at its start, twenty per round, with a second between full rounds", async () => {
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

  test("the worker survives a store that is down, backs off, and logs it once", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    provideStore({
      ...store,
      service: { from: () => ({ select: () => failingQuery() }) } as unknown as Store["service"],
    });
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

  test("stopping waits for the running attempt and starts no other", async () => {
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
    ...claimFields(noon),
    ...given,
  });
  return row as Submission;
}

/** A query that takes any filters and resolves to an error. */
function failingQuery(): unknown {
  const answer = { data: null, error: { message: "disk full" } };
  return new Proxy(() => {}, {
    get: (_target, key) =>
      key === "then" ? (resolve: (value: unknown) => void) => resolve(answer) : () => failingQuery(),
  });
}

function iso(ms: number) {
  return new Date(ms).toISOString();
}
