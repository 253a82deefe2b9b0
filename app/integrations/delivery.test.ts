import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { provideStore, type Store } from "#app/data/current-store.server.ts";
import {
  createDeliveries,
  type Delivery,
  getDelivery,
  listDeliveries,
  type NewDelivery,
  releaseAllLeases,
} from "#app/data/deliveries.server.ts";
import { createSubmission, getSubmission } from "#app/data/submissions.server.ts";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import { storeEngines } from "../../tests/support/engines.ts";
import type { Channels, Send } from "./channels.server.ts";
import { attemptDelivery, claim, claimedAtOnce, LEASE_MS } from "./delivery.server.ts";
import { makeDue } from "./make-due.server.ts";
import type { Outcome } from "./outcome.ts";
import { retryDelays } from "./retry-delays.ts";
import { attemptsEnded } from "./running-attempts.server.ts";
import { webhookDelivery } from "./webhook-delivery.server.ts";
import { createRound } from "./worker.server.ts";

const noon = Date.parse("2026-11-15T12:00:00.000Z");
const clock = { time: noon, now: () => clock.time, random: () => 0 };
const body = { formType: "contact_form", message: "Hello" };
const sent: Outcome = { kind: "sent" };

describe.each(Object.entries(storeEngines))("delivery on %s", (name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = { ...(await open()), cache: createRevalidatingCache() };
    provideStore(store);
  });
  beforeEach(async () => {
    clock.time = noon;
    await store.service.from("submissions").delete().neq("form_id", "");
    await store.service.from("deliveries").delete().neq("key", "");
  });
  afterAll(() => store.close());

  test("two workers never attempt the same delivery at once", async () => {
    for (let n = 0; n < 15; n++) await add({ state: "failed", attempts: 1, nextAttemptAt: iso(noon - n) });
    const sentIds: (string | undefined)[] = [];
    const send: Send = async (_delivery, submission) => {
      sentIds.push(submission?.id);
      return sent;
    };
    await Promise.all([1, 2, 3].map(() => runRound({ webhook: send })));
    expect(sentIds).toHaveLength(15);
    expect(new Set(sentIds).size).toBe(15);
    const rows = await Array.fromAsync(listDeliveries());
    expect(rows.every(({ state, attempts }) => state === "sent" && attempts === 2)).toBe(true);
  });

  test("a purpose has one delivery", async () => {
    const row = webhookDelivery(randomUUID(), iso(noon));
    const created = await Promise.all([1, 2, 3].map(() => createDeliveries([row])));
    expect(created.flat()).toHaveLength(1);
    expect(await Array.fromAsync(listDeliveries())).toEqual(created.flat());
  });

  test("what is leased is due when the lease is over, and what a wrong clock put off is due at once", async () => {
    await add(claimedAtOnce(noon));
    const over = await add(claimedAtOnce(noon - LEASE_MS));
    const ahead = await add({ nextAttemptAt: iso(noon + 400 * 24 * 3_600_000) });
    await add({ nextAttemptAt: iso(noon + 26.4 * 3_600_000) });
    const later = await add({ nextAttemptAt: iso(noon + 1) });
    const tried: string[] = [];
    await runRound({
      webhook: async ({ id }) => {
        tried.push(id);
        return sent;
      },
    });
    expect(tried.toSorted()).toEqual([over, ahead].map(({ id }) => id).toSorted());
    expect(tried).not.toContain(later.id);
  });

  test("a store that only one server uses makes interrupted attempts due at its start", async () => {
    await add({ ...claimedAtOnce(noon) });
    const send = vi.fn<Send>(async () => sent);
    await runRound({ webhook: send });
    expect(send).not.toHaveBeenCalled();
    await releaseAllLeases(clock.time);
    await runRound({ webhook: send });
    expect(send).toHaveBeenCalledOnce();
  });

  // The rest depends on time, not on the engine.
  if (name !== "SQLite") return;

  test("a webhook that stays down is retried for three days under the same id, then given up", async () => {
    const { id, submissionId } = await add();
    const send = vi.fn<Send>(async () => ({ kind: "failed", reason: "status 500" }));
    const delays: number[] = [];
    for (;;) {
      expect(await runRound({ webhook: send })).toBe(1);
      const row = (await getDelivery(id)) as Delivery;
      if (row.nextAttemptAt === null) break;
      expect(row).toMatchObject({ state: "failed", lastError: "status 500", leasedUntil: null });
      const dueAt = Date.parse(row.nextAttemptAt);
      delays.push(dueAt - clock.time);
      clock.time = dueAt - 1;
      expect(await runRound({ webhook: send })).toBe(0);
      clock.time = dueAt;
    }
    expect(delays).toEqual(retryDelays);
    expect(await getDelivery(id)).toMatchObject({ state: "given_up", attempts: 10, lastError: "status 500" });
    expect(new Set(send.mock.calls.map(([, submission]) => submission?.id))).toEqual(new Set([submissionId]));
  });

  test.each<[Outcome, object, object]>([
    [sent, { state: "sent", nextAttemptAt: null, sentAt: iso(noon) }, { state: "delivered", deliveredAt: iso(noon) }],
    [
      { kind: "rejected", reason: "status 410" },
      { state: "given_up", nextAttemptAt: null, lastError: "status 410" },
      { state: "undeliverable", nextAttemptAt: null, lastError: "status 410" },
    ],
    [
      { kind: "failed", reason: "status 429", retryAfterMs: 90_000 },
      { state: "failed", nextAttemptAt: iso(noon + 90_000), lastError: "status 429" },
      { state: "failed", nextAttemptAt: iso(noon + 90_000), attempts: 1 },
    ],
    [
      { kind: "timeout" },
      { state: "failed", nextAttemptAt: iso(noon + 5_000), lastError: "no answer in time" },
      { state: "failed", nextAttemptAt: iso(noon + 5_000), lastError: "no answer in time" },
    ],
  ])("after %o the delivery, and the submission for the version before", async (outcome, delivery, submission) => {
    const row = await add(claimedAtOnce(noon));
    await attemptDelivery(row, { webhook: async () => outcome }, clock);
    expect(await getDelivery(row.id)).toMatchObject({ ...delivery, leasedUntil: null });
    expect(await getSubmission(row.submissionId ?? "")).toMatchObject(submission);
  });

  test("a server whose lease has expired does not overwrite another's outcome", async () => {
    const slept = await add(claimedAtOnce(noon));
    clock.time += LEASE_MS;
    await runRound({ webhook: async () => sent });
    await attemptDelivery(slept, { webhook: async () => ({ kind: "failed", reason: "status 500" }) }, clock);
    expect(await getDelivery(slept.id)).toMatchObject({ state: "sent", attempts: 2 });
  });

  test("nor does it once the delivery has been given up and begun again", async () => {
    const slept = await add(claimedAtOnce(noon));
    clock.time += LEASE_MS;
    await runRound({ webhook: async () => ({ kind: "rejected", reason: "status 410" }) });
    const due = await makeDue((await getDelivery(slept.id)) as Delivery, clock.time);
    const again = await claim(due as Delivery, clock);
    await attemptDelivery(slept, { webhook: async () => sent }, clock);
    expect(await getDelivery(slept.id)).toEqual(again);
  });

  test.each([
    ["four minutes ahead", 4 * 60_000],
    ["four minutes behind", -4 * 60_000],
  ])("a server whose clock is %s does not take what another is attempting", async (_name, skew) => {
    await add(claimedAtOnce(noon));
    const other = { ...clock, now: () => clock.time + skew };
    clock.time += 25_000;
    expect(await runRound({ webhook: async () => sent }, other)).toBe(0);
  });

  test("one that was given up starts over when it is claimed again", async () => {
    const row = await add({ state: "given_up", attempts: 10, nextAttemptAt: null });
    expect(await claim(row, clock)).toMatchObject({
      state: "waiting",
      attempts: 1,
      nextAttemptAt: iso(noon + LEASE_MS),
      leasedUntil: iso(noon + LEASE_MS),
    });
  });

  test("if the outcome cannot be stored, the delivery stays leased", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const row = await add(claimedAtOnce(noon));
    const broken = { from: () => ({ update: () => failingQuery() }) };
    const webhook: Send = async () => {
      provideStore({ ...store, service: broken as unknown as Store["service"] });
      return sent;
    };
    expect(await attemptDelivery(row, { webhook }, clock)).toEqual(sent);
    provideStore(store);
    expect(error).toHaveBeenCalledOnce();
    expect(await getDelivery(row.id)).toMatchObject({ state: "waiting", leasedUntil: iso(noon + LEASE_MS) });
  });

  test("if only the timeline cannot be written, the log does not say that it is sent again", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const row = await add(claimedAtOnce(noon));
    const from = (table: string) => (table === "events" ? { insert: failingQuery } : store.service.from(table));
    provideStore({ ...store, service: { from } as unknown as Store["service"] });
    await attemptDelivery(row, { webhook: async () => sent }, clock);
    provideStore(store);
    expect(await getDelivery(row.id)).toMatchObject({ state: "sent" });
    expect(error.mock.calls.map(([, text]) => text)).toEqual([
      expect.stringMatching(/^an attempt is not in the timeline/),
    ]);
  });
});

/** Runs one round and waits for the attempts it has started. */
async function runRound(channels: Channels, at = clock) {
  const started = await createRound(channels, at)();
  await attemptsEnded();
  return started;
}

/** A submission and its delivery to the webhook, due at noon. */
async function add(given: Partial<NewDelivery> = {}): Promise<Delivery> {
  const id = randomUUID();
  const form = { formType: "contact_form", formId: "contact_form" };
  await createSubmission({ id, ...form, body, state: "received", createdAt: iso(noon) });
  const [delivery] = await createDeliveries([{ ...webhookDelivery(id, iso(noon)), ...given }]);
  return delivery as Delivery;
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
