import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { provideStore, type Store } from "#app/data/current-store.server.ts";
import { deliveriesOfSubmissions, findDeliveryByKey } from "#app/data/deliveries.server.ts";
import { createRevalidatingCache } from "#app/lib/revalidating-cache.ts";
import { storeEngines } from "../../tests/support/engines.ts";
import { adoptSubmissions } from "./adopt-submissions.server.ts";
import { webhookDeliveryKey } from "./webhook-delivery.server.ts";

const receivedAt = "2026-11-15T12:00:00.000Z";
const laterTime = "2026-11-15T14:00:00.000Z";

describe.each(Object.entries(storeEngines))("submissions of the version before the outbox, on %s", (_name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = { ...(await open()), cache: createRevalidatingCache() };
    provideStore(store);
  });
  afterAll(() => store.close());

  const row = (columns: object) => ({
    ...{ id: randomUUID(), form_type: "contact_form", form_id: "contact_form", body: { message: "Hello" } },
    ...{ created_at: receivedAt, ...columns },
  });
  const add = async (columns: object) => {
    const added = row(columns);
    await store.service.from("submissions").insert(added).throwOnError();
    return added.id;
  };

  test("get a webhook delivery that continues their retries", async () => {
    const failed = { state: "failed", attempts: 4, next_attempt_at: laterTime, last_error: "status 500" };
    const ids = {
      failed: await add(failed),
      interrupted: await add({ state: "received", attempts: 1, next_attempt_at: receivedAt }),
      sent: await add({ state: "delivered", attempts: 2, delivered_at: laterTime }),
      givenUp: await add({ state: "undeliverable", attempts: 10, last_error: "status 410" }),
      stored: await add({ state: "delivered", attempts: 0, delivered_at: receivedAt }),
      spam: await add({ state: "spam" }),
    };
    for (let start = 0; start < 2; start++) await adoptSubmissions();
    const delivery = async (id: string) => (await deliveriesOfSubmissions([id])).map(({ id: _id, ...row }) => row);
    const webhook = { channel: "webhook", kind: "submission", createdAt: receivedAt };
    expect(await delivery(ids.failed)).toMatchObject([
      { ...webhook, state: "failed", attempts: 4, nextAttemptAt: laterTime, lastError: "status 500" },
    ]);
    expect(await delivery(ids.interrupted)).toMatchObject([
      { state: "waiting", attempts: 1, nextAttemptAt: receivedAt },
    ]);
    expect(await delivery(ids.sent)).toMatchObject([{ state: "sent", attempts: 2, sentAt: laterTime }]);
    expect(await delivery(ids.givenUp)).toMatchObject([{ state: "given_up", nextAttemptAt: null }]);
    expect(await delivery(ids.stored)).toEqual([]);
    expect(await delivery(ids.spam)).toEqual([]);
  });

  test("are not sent again if that version delivered them after a rollback", async () => {
    const id = await add({ state: "failed", attempts: 1, next_attempt_at: laterTime });
    await adoptSubmissions();
    await store.service
      .from("submissions")
      .update({ state: "delivered", attempts: 2, delivered_at: laterTime })
      .eq("id", id);
    await adoptSubmissions();
    expect(await findDeliveryByKey(webhookDeliveryKey(id))).toMatchObject({
      state: "sent",
      sentAt: laterTime,
      nextAttemptAt: null,
    });
  });

  test("are adopted even if the delivery of one cannot be read", async () => {
    const spoiled = await add({ state: "failed", attempts: 1, next_attempt_at: laterTime });
    await adoptSubmissions();
    await store.service.from("deliveries").update({ payload: "7" }).eq("submission_id", spoiled);
    const id = await add({ state: "failed", attempts: 1, next_attempt_at: laterTime });
    vi.spyOn(log, "error").mockImplementation(() => {});
    await adoptSubmissions();
    expect(await findDeliveryByKey(webhookDeliveryKey(id))).toMatchObject({ state: "failed" });
  });

  test("are all adopted, however many there are", async () => {
    // Inserted in batches: a SQLite statement takes a hundred values, and a row has seven.
    for (let n = 0; n < 23; n++) {
      const rows = Array.from({ length: 10 }, () => row({ state: "undeliverable", attempts: 10 }));
      await store.service.from("submissions").insert(rows).throwOnError();
    }
    await adoptSubmissions();
    const { count } = await store.service
      .from("deliveries")
      .select("id", { count: "exact", head: true })
      .eq("state", "given_up");
    expect(count).toBe(231);
  });
});
