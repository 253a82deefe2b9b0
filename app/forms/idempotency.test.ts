import { describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { currentStore, provideStore, type Store } from "#app/data/current-store.server.ts";
import { listDeliveries } from "#app/data/deliveries.server.ts";
import { getEnquiry } from "#app/data/enquiries.server.ts";
import { listSubmissions } from "#app/data/submissions.server.ts";
import type { Outcome } from "#app/integrations/outcome.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createTestPipeline, enquiryBody, testStartMs } from "../../tests/support/submitting.ts";
import { forms } from "./forms.ts";

provideEmbeddedStore();

const submissions = () => Array.fromAsync(listSubmissions());
const idempotencyKey = "3f0c5b1e-58a9-4f0e-9a4e-6a1b4b0f6a11";
const withKey = { ...enquiryBody, submission: idempotencyKey };
const editedWithKey = { ...withKey, message: "Hello, edited" };
const deliveries = () => Array.fromAsync(listDeliveries());
const failedOutcome: Outcome = { kind: "failed", reason: "status 500" };
const sentOutcome: Outcome = { kind: "sent" };
const advanceSeconds = (desk: { time: number }, seconds: number) => {
  desk.time += seconds * 1_000;
};

describe("a repeated idempotency key", () => {
  test("while undelivered: the same row is sent again, byte for byte", async () => {
    const desk = createTestPipeline();
    desk.outcome = failedOutcome;
    expect((await desk.post(forms.contact, withKey)).verdict).toBe("failed");
    advanceSeconds(desk, 2);
    desk.outcome = sentOutcome;
    expect((await desk.post(forms.contact, withKey)).verdict).toBe("accepted");
    expect(await submissions()).toMatchObject([{ state: "delivered", attempts: 2 }]);
    expect(desk.sent).toHaveLength(2);
    expect(desk.sent[1]).toEqual(desk.sent[0]);
  });

  test("while undelivered, with different content: the same row and webhook-id, with the latest content", async () => {
    const desk = createTestPipeline();
    desk.outcome = failedOutcome;
    await desk.post(forms.contact, withKey);
    advanceSeconds(desk, 2);
    desk.outcome = sentOutcome;
    await desk.post(forms.contact, editedWithKey);
    expect(await submissions()).toMatchObject([{ state: "delivered", body: { message: "Hello, edited" } }]);
    expect(desk.sent.map(({ id, body }) => [id, body.message])).toEqual([
      [desk.sent[0]?.id, "Hello"],
      [desk.sent[0]?.id, "Hello, edited"],
    ]);
  });

  test("after delivery was given up: sent again", async () => {
    const desk = createTestPipeline();
    desk.outcome = { kind: "rejected", reason: "status 410" };
    await desk.post(forms.contact, withKey);
    desk.outcome = failedOutcome;
    expect((await desk.post(forms.contact, withKey)).verdict).toBe("failed");
    expect(await submissions()).toMatchObject([{ state: "failed", attempts: 1, nextAttemptAt: expect.any(String) }]);
    expect(await deliveries()).toMatchObject([{ state: "failed", attempts: 1 }]);
  });

  test("after success, with the same content: accepted and not sent again, even a day later", async () => {
    const desk = createTestPipeline();
    await desk.post(forms.contact, withKey);
    advanceSeconds(desk, 86_400);
    expect((await desk.post(forms.contact, withKey)).verdict).toBe("accepted");
    expect(desk.sent).toHaveLength(1);
    expect(await submissions()).toHaveLength(1);
  });

  test("after success, with different content: one further submission, however often it is repeated", async () => {
    const desk = createTestPipeline();
    await desk.post(forms.contact, withKey);
    for (let n = 0; n < 3; n++) expect((await desk.post(forms.contact, editedWithKey)).verdict).toBe("accepted");
    expect((await submissions()).map(({ body }) => body.message).toSorted()).toEqual(["Hello", "Hello, edited"]);
    expect(desk.sent).toHaveLength(2);
    expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(2);
  });

  test("after success, with different content that fails: sent again from its own row", async () => {
    const desk = createTestPipeline();
    await desk.post(forms.contact, withKey);
    desk.outcome = failedOutcome;
    await desk.post(forms.contact, editedWithKey);
    desk.outcome = sentOutcome;
    await desk.post(forms.contact, editedWithKey);
    expect((await submissions()).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
    expect(desk.sent[2]).toEqual(desk.sent[1]);
  });

  test("from another network: the same submission, since a phone may leave the Wi-Fi before it retries", async () => {
    const desk = createTestPipeline();
    desk.outcome = failedOutcome;
    await desk.post(forms.contact, withKey);
    desk.outcome = sentOutcome;
    await desk.post(forms.contact, withKey, { address: "198.51.100.7" });
    await desk.post(forms.contact, withKey, { address: "2001:db8::7" });
    expect(await submissions()).toHaveLength(1);
    expect(desk.sent.map(({ id }) => id)).toEqual([desk.sent[0]?.id, desk.sent[0]?.id]);
  });

  test("in another form: another submission", async () => {
    const desk = createTestPipeline();
    await desk.post(forms.blogNewsletter, withKey);
    await desk.post(forms.labNewsletter, withKey);
    expect(await submissions()).toHaveLength(2);
  });

  test("of a post wrongly taken for spam: delivered", async () => {
    const desk = createTestPipeline();
    await desk.post(forms.contact, { ...withKey, elapsed: "10" });
    await desk.post(forms.contact, { ...withKey, elapsed: "9000" });
    expect(await submissions()).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });

  test("of a post wrongly taken for spam, without a webhook: no longer spam, and the agency is told", async () => {
    const desk = createTestPipeline({ webhook: false, notify: "team@furlong.example" });
    await desk.post(forms.contact, { ...withKey, elapsed: "10" });
    expect(await deliveries()).toEqual([]);
    await desk.post(forms.contact, { ...withKey, elapsed: "9000" });
    expect(await submissions()).toMatchObject([{ state: "received", attempts: 0, nextAttemptAt: null }]);
    expect(await deliveries()).toMatchObject([{ kind: "notice", state: "waiting" }]);
  });

  test("of a post wrongly taken for spam, after an interruption: no longer spam at the desk either", async () => {
    const pipeline = createTestPipeline({ webhook: false });
    await pipeline.post(forms.contact, { ...withKey, elapsed: "10" });
    const store = currentStore();
    const from = store.service.from.bind(store.service);
    const cutOff = { select: async () => ({ error: { message: "cut off" } }) };
    const failing = { update: () => ({ eq: () => ({ eq: () => cutOff }) }) };
    const withoutUpdates = (table: string) =>
      table === "enquiries" ? Object.assign(from(table), failing) : from(table);
    provideStore({ ...store, service: { from: withoutUpdates } as unknown as Store["service"] });
    vi.spyOn(log, "error").mockImplementation(() => {});
    expect((await pipeline.post(forms.contact, { ...withKey, elapsed: "9000" })).verdict).toBe("failed");
    provideStore(store);
    expect((await pipeline.post(forms.contact, { ...withKey, elapsed: "9000" })).verdict).toBe("accepted");
    expect(await getEnquiry((await submissions())[0]?.id ?? "")).toMatchObject({ state: "new", spamSince: null });
  });

  test("of spam, with different content: the spam row stays unchanged", async () => {
    const desk = createTestPipeline();
    await desk.post(forms.contact, { ...withKey, elapsed: "10" });
    await desk.post(forms.contact, editedWithKey);
    expect((await submissions()).map(({ state }) => state).toSorted()).toEqual(["delivered", "spam"]);
  });

  test("sent as spam, after an honest post: the honest row stays unchanged", async () => {
    const desk = createTestPipeline();
    desk.outcome = failedOutcome;
    await desk.post(forms.contact, withKey);
    await desk.post(forms.contact, { ...editedWithKey, leave_empty: "x" });
    expect((await submissions()).map(({ state, body }) => [state, body.message]).toSorted()).toEqual([
      ["failed", "Hello"],
      ["spam", "Hello, edited"],
    ]);
  });

  test("is ignored when it is not a uuid", async () => {
    const desk = createTestPipeline();
    await desk.post(forms.contact, { ...enquiryBody, submission: "1" });
    await desk.post(forms.contact, { ...enquiryBody, message: "other", submission: "1" });
    expect(await submissions()).toHaveLength(2);
  });
});

describe("a repeat while the first attempt is running", () => {
  function holdAnswer(desk: ReturnType<typeof createTestPipeline>) {
    let answer = (_outcome: Outcome) => {};
    const pending = new Promise<Outcome>((resolve) => {
      answer = resolve;
    });
    desk.outcome = () => {
      desk.outcome = sentOutcome;
      return pending;
    };
    return (outcome: Outcome) => answer(outcome);
  }

  test("a double click sends once", async () => {
    const desk = createTestPipeline();
    const answer = holdAnswer(desk);
    const posts = [
      desk.post(forms.contact, withKey),
      desk.post(forms.contact, withKey),
      desk.post(forms.contact, withKey),
    ];
    await expect.poll(() => desk.sent.length).toBe(1);
    answer(sentOutcome);
    expect((await Promise.all(posts)).map(({ verdict }) => verdict)).toEqual(["accepted", "accepted", "accepted"]);
    expect(desk.sent).toHaveLength(1);
    expect(await submissions()).toHaveLength(1);
  });

  test("with different content waits; after a success it becomes a second submission", async () => {
    const desk = createTestPipeline();
    const answer = holdAnswer(desk);
    const first = desk.post(forms.contact, withKey);
    await expect.poll(() => desk.sent.length).toBe(1);
    const second = desk.post(forms.contact, editedWithKey);
    answer(sentOutcome);
    await Promise.all([first, second]);
    expect(await submissions()).toMatchObject([{ state: "delivered" }, { state: "delivered" }]);
    expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(2);
  });

  test("with different content waits; after a failure it replaces the first", async () => {
    const desk = createTestPipeline();
    const answer = holdAnswer(desk);
    const first = desk.post(forms.contact, withKey);
    await expect.poll(() => desk.sent.length).toBe(1);
    const second = desk.post(forms.contact, editedWithKey);
    answer(failedOutcome);
    expect((await Promise.all([first, second])).map(({ verdict }) => verdict)).toEqual(["failed", "accepted"]);
    expect(await submissions()).toMatchObject([{ state: "delivered", body: { message: "Hello, edited" } }]);
  });

  test("that takes longer than a visitor waits is accepted, since the post is stored and its attempt continues", async () => {
    const desk = createTestPipeline();
    const answer = holdAnswer(desk);
    const first = desk.post(forms.contact, withKey);
    await expect.poll(() => desk.sent.length).toBe(1);
    expect((await desk.post(forms.contact, withKey)).verdict).toBe("accepted");
    expect(desk.time - testStartMs).toBe(6_000);
    desk.endWait();
    expect((await first).verdict).toBe("accepted");
    expect(await submissions()).toMatchObject([{ state: "received" }]);
    answer(sentOutcome);
    await expect.poll(async () => (await deliveries())[0]?.state).toBe("sent");
    expect(desk.sent).toHaveLength(1);
  });

  test("with different content, longer than a visitor waits, becomes a submission of its own", async () => {
    const desk = createTestPipeline();
    const answer = holdAnswer(desk);
    const first = desk.post(forms.contact, withKey);
    await expect.poll(() => desk.sent.length).toBe(1);
    expect((await desk.post(forms.contact, editedWithKey)).verdict).toBe("accepted");
    answer(sentOutcome);
    await first;
    expect(desk.sent.map(({ body }) => body.message)).toEqual(["Hello", "Hello, edited"]);
    expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(2);
  });
});
