import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { currentStore, provideStore, type Store } from "#app/data/current-store.server.ts";
import { createDeliveries, type Delivery, getDelivery, type NewDelivery } from "#app/data/deliveries.server.ts";
import { oldestWaitingSince } from "#app/data/delivery-figures.server.ts";
import { createSubmission } from "#app/data/submissions.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import type { SendDelivery } from "./channels.server.ts";
import { closeDelivery } from "./close-delivery.server.ts";
import type { Outcome } from "./outcome.ts";
import { attemptsEnded } from "./running-attempts.server.ts";
import { webhookDelivery } from "./webhook-delivery.server.ts";
import { createRound, startWorker } from "./worker.server.ts";

const noon = Date.parse("2026-11-15T12:00:00.000Z");
const fakeClock = { now: () => noon, random: () => 0 };
const sentOutcome: Outcome = { kind: "sent" };

provideEmbeddedStore();

test("a slow receiver delays neither its own next deliveries nor another channel", async () => {
  for (let n = 0; n < 25; n++) await addDelivery();
  await createDeliveries([{ key: "alert:x", channel: "email", kind: "alert", createdAt: isoTime(noon) }]);
  const email = vi.fn<SendDelivery>(async () => sentOutcome);
  const { promise: answered, resolve: answer } = Promise.withResolvers<Outcome>();
  const webhook = vi.fn<SendDelivery>(() => answered);
  const round = createRound({ webhook, email }, fakeClock);
  expect(await round()).toBe(20);
  expect(await round()).toBe(5);
  await vi.waitFor(() => expect(webhook).toHaveBeenCalledTimes(25));
  expect(email).toHaveBeenCalledOnce();
  answer(sentOutcome);
  await attemptsEnded();
});

test("mail waits while no mail server is set", async () => {
  const [alert] = await createDeliveries([
    { key: "alert:x", channel: "email", kind: "alert", createdAt: isoTime(noon) },
  ]);
  expect(await createRound({ webhook: async () => sentOutcome }, fakeClock)()).toBe(0);
  expect(await getDelivery(alert?.id ?? "")).toMatchObject({ state: "waiting", attempts: 0 });
});

test("a row that cannot be read is given up and logged, and the others are sent", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  const [spoiled, fine] = [await addDelivery(), await addDelivery()];
  const table = () => currentStore().service.from("deliveries");
  await table().update({ payload: "garbage" }).eq("id", spoiled.id).throwOnError();
  for (let n = 0; n < 2; n++) await createRound({ webhook: async () => sentOutcome }, fakeClock)();
  await attemptsEnded();
  expect(await getDelivery(fine.id)).toMatchObject({ state: "sent" });
  const { data } = await table().select("state, last_error").eq("id", spoiled.id).single();
  expect(data).toEqual({ state: "given_up", last_error: "its payload cannot be read" });
  expect(error).toHaveBeenCalledOnce();
  expect(await closeDelivery(spoiled.id, noon)).toBe(true);
});

test("a submission marked as spam is not sent", async () => {
  const spam = await addDelivery();
  await currentStore().service.from("submissions").update({ state: "spam" }).eq("id", spam.submissionId);
  const send = vi.fn<SendDelivery>(async () => sentOutcome);
  await createRound({ webhook: send }, fakeClock)();
  await attemptsEnded();
  expect(await getDelivery(spam.id)).toMatchObject({ state: "cancelled", lastError: "marked as spam" });
  expect(send).not.toHaveBeenCalled();
});

test("a delivery whose submission was never stored is no backlog, and is cancelled after an hour", async () => {
  const [orphan] = await createDeliveries([webhookDelivery(randomUUID(), isoTime(noon))]);
  const send = vi.fn<SendDelivery>(async () => sentOutcome);
  const tryAt = async (time: number) => {
    await createRound({ webhook: send }, { ...fakeClock, now: () => time })();
    await attemptsEnded();
    return (await getDelivery(orphan?.id ?? "")) as Delivery;
  };
  let time = noon;
  let row = await tryAt(time);
  while (row.nextAttemptAt) {
    expect(row).toMatchObject({ state: "failed" });
    expect(await oldestWaitingSince(["webhook"])).toBeNull();
    time = Date.parse(row.nextAttemptAt);
    row = await tryAt(time);
  }
  expect(row).toMatchObject({ state: "cancelled" });
  expect(time).toBe(noon + 3_600_000);
  expect(send).not.toHaveBeenCalled();
});

test("the worker prepares, then sends due deliveries, twenty per round, with a second between full rounds", async () => {
  for (let n = 0; n < 45; n++) await addDelivery({ state: "failed", nextAttemptAt: isoTime(noon - 1_000) });
  const rounds: number[] = [];
  const waits: number[] = [];
  const prepare = vi.fn(async () => {});
  let count = 0;
  await new Promise<void>((done) => {
    const worker = startWorker({
      sources: fakeClock,
      prepare,
      channels: {
        webhook: async () => {
          count++;
          return sentOutcome;
        },
      },
      wait: async (ms) => {
        await attemptsEnded();
        rounds.push(count);
        waits.push(ms);
        if (rounds.length === 4) void worker.stop().then(done);
      },
    });
  });
  expect(prepare).toHaveBeenCalledOnce();
  expect(rounds).toEqual([20, 40, 45, 45]);
  expect(waits).toEqual([1_000, 1_000, 2_000, 2_000]);
});

test("the worker survives a store that is down, backs off, and logs it once", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  const store = currentStore();
  provideStore({
    ...store,
    service: { from: () => ({ select: () => failingQuery() }) } as unknown as Store["service"],
  });
  const waits: number[] = [];
  await new Promise<void>((done) => {
    const worker = startWorker({
      sources: fakeClock,
      channels: { webhook: async () => sentOutcome },
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

test("stopping waits for the running attempt and starts no new one", async () => {
  const row = await addDelivery();
  const { promise: answered, resolve: answer } = Promise.withResolvers<Outcome>();
  const webhook = vi.fn<SendDelivery>(() => answered);
  const worker = startWorker({ sources: fakeClock, channels: { webhook } });
  await vi.waitFor(() => expect(webhook).toHaveBeenCalled());
  let isStopped = false;
  const stopped = worker.stop().then(() => {
    isStopped = true;
  });
  const other = await addDelivery();
  expect(isStopped).toBe(false);
  answer(sentOutcome);
  await stopped;
  expect(await getDelivery(row.id)).toMatchObject({ state: "sent" });
  expect(await getDelivery(other.id)).toMatchObject({ state: "waiting" });
  expect(webhook).toHaveBeenCalledTimes(1);
});

/** A submission and its delivery to the webhook, due at noon. */
async function addDelivery(given: Partial<NewDelivery> = {}): Promise<Delivery> {
  const id = randomUUID();
  const form = { formType: "contact_form", formId: "contact_form" };
  await createSubmission({ id, ...form, body: {}, state: "received", createdAt: isoTime(noon) });
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
