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
import type { Channels, SendDelivery } from "./channels.server.ts";
import { attemptDelivery, claimDelivery, claimedColumns, LEASE_MS } from "./delivery.server.ts";
import { makeDeliveryDue } from "./make-due.server.ts";
import type { Outcome } from "./outcome.ts";
import { retryDelays } from "./retry-delays.ts";
import { attemptsEnded } from "./running-attempts.server.ts";
import { webhookDelivery } from "./webhook-delivery.server.ts";
import { createRound } from "./worker.server.ts";

const noon = Date.parse("2026-11-15T12:00:00.000Z");
const fakeClock = { time: noon, now: () => fakeClock.time, random: () => 0 };
const submissionBody = { formType: "contact_form", message: "Hello" };
const sentOutcome: Outcome = { kind: "sent" };

describe.each(Object.entries(storeEngines))("delivery on %s", (name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = { ...(await open()), cache: createRevalidatingCache() };
    provideStore(store);
  });
  beforeEach(async () => {
    fakeClock.time = noon;
    await store.service.from("submissions").delete().neq("form_id", "");
    await store.service.from("deliveries").delete().neq("key", "");
  });
  afterAll(() => store.close());

  test("two workers never attempt the same delivery at once", async () => {
    for (let n = 0; n < 15; n++) await addDelivery({ state: "failed", attempts: 1, nextAttemptAt: isoTime(noon - n) });
    const sentIds: (string | undefined)[] = [];
    const send: SendDelivery = async (_delivery, submission) => {
      sentIds.push(submission?.id);
      return sentOutcome;
    };
    await Promise.all([1, 2, 3].map(() => runRound({ webhook: send })));
    expect(sentIds).toHaveLength(15);
    expect(new Set(sentIds).size).toBe(15);
    const rows = await Array.fromAsync(listDeliveries());
    expect(rows.every(({ state, attempts }) => state === "sent" && attempts === 2)).toBe(true);
  });

  test("a key has one delivery", async () => {
    const row = webhookDelivery(randomUUID(), isoTime(noon));
    const created = await Promise.all([1, 2, 3].map(() => createDeliveries([row])));
    expect(created.flat()).toHaveLength(1);
    expect(await Array.fromAsync(listDeliveries())).toEqual(created.flat());
  });

  test("a leased delivery is due when its lease ends; one postponed by a wrong clock is due at once", async () => {
    await addDelivery(claimedColumns(noon));
    const over = await addDelivery(claimedColumns(noon - LEASE_MS));
    const ahead = await addDelivery({ nextAttemptAt: isoTime(noon + 400 * 24 * 3_600_000) });
    await addDelivery({ nextAttemptAt: isoTime(noon + 26.4 * 3_600_000) });
    const later = await addDelivery({ nextAttemptAt: isoTime(noon + 1) });
    const tried: string[] = [];
    await runRound({
      webhook: async ({ id }) => {
        tried.push(id);
        return sentOutcome;
      },
    });
    expect(tried.toSorted()).toEqual([over, ahead].map(({ id }) => id).toSorted());
    expect(tried).not.toContain(later.id);
  });

  test("a store that only one server uses makes interrupted attempts due at its start", async () => {
    await addDelivery({ ...claimedColumns(noon) });
    const send = vi.fn<SendDelivery>(async () => sentOutcome);
    await runRound({ webhook: send });
    expect(send).not.toHaveBeenCalled();
    await releaseAllLeases(fakeClock.time);
    await runRound({ webhook: send });
    expect(send).toHaveBeenCalledOnce();
  });

  // The tests below depend on time and not on the store, so one engine is enough.
  if (name !== "SQLite") return;

  test("a webhook that stays down is retried for three days under the same id, then given up", async () => {
    const { id, submissionId } = await addDelivery();
    const send = vi.fn<SendDelivery>(async () => ({ kind: "failed", reason: "status 500" }));
    const delays: number[] = [];
    for (;;) {
      expect(await runRound({ webhook: send })).toBe(1);
      const row = (await getDelivery(id)) as Delivery;
      if (row.nextAttemptAt === null) break;
      expect(row).toMatchObject({ state: "failed", lastError: "status 500", leasedUntil: null });
      const dueAt = Date.parse(row.nextAttemptAt);
      delays.push(dueAt - fakeClock.time);
      fakeClock.time = dueAt - 1;
      expect(await runRound({ webhook: send })).toBe(0);
      fakeClock.time = dueAt;
    }
    expect(delays).toEqual(retryDelays);
    expect(await getDelivery(id)).toMatchObject({ state: "given_up", attempts: 10, lastError: "status 500" });
    expect(new Set(send.mock.calls.map(([, submission]) => submission?.id))).toEqual(new Set([submissionId]));
  });

  test.each<[Outcome, object, object]>([
    [
      sentOutcome,
      { state: "sent", nextAttemptAt: null, sentAt: isoTime(noon) },
      { state: "delivered", deliveredAt: isoTime(noon) },
    ],
    [
      { kind: "rejected", reason: "status 410" },
      { state: "given_up", nextAttemptAt: null, lastError: "status 410" },
      { state: "undeliverable", nextAttemptAt: null, lastError: "status 410" },
    ],
    [
      { kind: "failed", reason: "status 429", retryAfterMs: 90_000 },
      { state: "failed", nextAttemptAt: isoTime(noon + 90_000), lastError: "status 429" },
      { state: "failed", nextAttemptAt: isoTime(noon + 90_000), attempts: 1 },
    ],
    [
      { kind: "timeout" },
      { state: "failed", nextAttemptAt: isoTime(noon + 5_000), lastError: "no answer in time" },
      { state: "failed", nextAttemptAt: isoTime(noon + 5_000), lastError: "no answer in time" },
    ],
  ])(
    "%o is stored in the delivery, and in the submission for the version before the outbox",
    async (outcome, delivery, submission) => {
      const row = await addDelivery(claimedColumns(noon));
      await attemptDelivery(row, { webhook: async () => outcome }, fakeClock);
      expect(await getDelivery(row.id)).toMatchObject({ ...delivery, leasedUntil: null });
      expect(await getSubmission(row.submissionId ?? "")).toMatchObject(submission);
    },
  );

  test("a server whose lease has expired does not overwrite another's outcome", async () => {
    const slept = await addDelivery(claimedColumns(noon));
    fakeClock.time += LEASE_MS;
    await runRound({ webhook: async () => sentOutcome });
    await attemptDelivery(slept, { webhook: async () => ({ kind: "failed", reason: "status 500" }) }, fakeClock);
    expect(await getDelivery(slept.id)).toMatchObject({ state: "sent", attempts: 2 });
  });

  test("nor does it after the delivery was given up and started again", async () => {
    const slept = await addDelivery(claimedColumns(noon));
    fakeClock.time += LEASE_MS;
    await runRound({ webhook: async () => ({ kind: "rejected", reason: "status 410" }) });
    const due = await makeDeliveryDue((await getDelivery(slept.id)) as Delivery, fakeClock.time);
    const again = await claimDelivery(due as Delivery, fakeClock);
    await attemptDelivery(slept, { webhook: async () => sentOutcome }, fakeClock);
    expect(await getDelivery(slept.id)).toEqual(again);
  });

  test.each([
    ["four minutes ahead", 4 * 60_000],
    ["four minutes behind", -4 * 60_000],
  ])("a server whose clock is %s does not claim a delivery that another server is attempting", async (_name, skew) => {
    await addDelivery(claimedColumns(noon));
    const other = { ...fakeClock, now: () => fakeClock.time + skew };
    fakeClock.time += 25_000;
    expect(await runRound({ webhook: async () => sentOutcome }, other)).toBe(0);
  });

  test("a given-up delivery starts over when it is claimed", async () => {
    const row = await addDelivery({ state: "given_up", attempts: 10, nextAttemptAt: null });
    expect(await claimDelivery(row, fakeClock)).toMatchObject({
      state: "waiting",
      attempts: 1,
      nextAttemptAt: isoTime(noon + LEASE_MS),
      leasedUntil: isoTime(noon + LEASE_MS),
    });
  });

  test("if the outcome cannot be stored, the delivery stays leased", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const row = await addDelivery(claimedColumns(noon));
    const broken = { from: () => ({ update: () => failingQuery() }) };
    const webhook: SendDelivery = async () => {
      provideStore({ ...store, service: broken as unknown as Store["service"] });
      return sentOutcome;
    };
    expect(await attemptDelivery(row, { webhook }, fakeClock)).toEqual(sentOutcome);
    provideStore(store);
    expect(error).toHaveBeenCalledOnce();
    expect(await getDelivery(row.id)).toMatchObject({ state: "waiting", leasedUntil: isoTime(noon + LEASE_MS) });
  });

  test("a timeline that cannot be written does not cause another attempt", async () => {
    const error = vi.spyOn(log, "error").mockImplementation(() => {});
    const row = await addDelivery(claimedColumns(noon));
    const from = (table: string) => (table === "events" ? { insert: failingQuery } : store.service.from(table));
    provideStore({ ...store, service: { from } as unknown as Store["service"] });
    await attemptDelivery(row, { webhook: async () => sentOutcome }, fakeClock);
    provideStore(store);
    expect(await getDelivery(row.id)).toMatchObject({ state: "sent" });
    expect(error.mock.calls.map(([, text]) => text)).toEqual([
      expect.stringMatching(/^could not add an attempt to the timeline/),
    ]);
  });
});

/** Runs one round, and waits for the attempts that it starts. */
async function runRound(channels: Channels, at = fakeClock) {
  const started = await createRound(channels, at)();
  await attemptsEnded();
  return started;
}

/** A submission and its delivery to the webhook, due at noon. */
async function addDelivery(given: Partial<NewDelivery> = {}): Promise<Delivery> {
  const id = randomUUID();
  const form = { formType: "contact_form", formId: "contact_form" };
  await createSubmission({ id, ...form, body: submissionBody, state: "received", createdAt: isoTime(noon) });
  const [delivery] = await createDeliveries([{ ...webhookDelivery(id, isoTime(noon)), ...given }]);
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

function isoTime(ms: number) {
  return new Date(ms).toISOString();
}
