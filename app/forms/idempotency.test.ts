import { describe, expect, test } from "vitest";
import { listSubmissions } from "#app/data/submissions.server.ts";
import { LEASE_MS } from "#app/integrations/delivery.server.ts";
import type { Outcome } from "#app/integrations/webhook.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { enquiry, makeDesk, noon } from "../../tests/support/submitting.ts";
import { forms } from "./forms.ts";

provideEmbeddedStore();

const rows = () => Array.fromAsync(listSubmissions());
const submission = "3f0c5b1e-58a9-4f0e-9a4e-6a1b4b0f6a11";
const withId = { ...enquiry, submission };
const edited = { ...withId, message: "Hello, edited" };
const down: Outcome = { kind: "refused", status: 500 };
const up: Outcome = { kind: "delivered" };
const secondsLater = (desk: { time: number }, seconds: number) => {
  desk.time += seconds * 1_000;
};

describe("a repeated idempotency key", () => {
  test("while undelivered: the same row is sent again, byte for byte", async () => {
    const desk = makeDesk();
    desk.outcome = down;
    expect((await desk.post(forms.contact, withId)).verdict).toBe("failed");
    secondsLater(desk, 2);
    desk.outcome = up;
    expect((await desk.post(forms.contact, withId)).verdict).toBe("accepted");
    expect(await rows()).toMatchObject([{ state: "delivered", attempts: 2 }]);
    expect(desk.sent).toHaveLength(2);
    expect(desk.sent[1]).toEqual(desk.sent[0]);
  });

  test("while undelivered, with different content: the same row and webhook-id, with the latest content", async () => {
    const desk = makeDesk();
    desk.outcome = down;
    await desk.post(forms.contact, withId);
    secondsLater(desk, 2);
    desk.outcome = up;
    await desk.post(forms.contact, edited);
    expect(await rows()).toMatchObject([{ state: "delivered", body: { message: "Hello, edited" } }]);
    expect(desk.sent.map(({ id, body }) => [id, body.message])).toEqual([
      [desk.sent[0]?.id, "Hello"],
      [desk.sent[0]?.id, "Hello, edited"],
    ]);
  });

  test("after delivery was given up: sent again", async () => {
    const desk = makeDesk();
    desk.outcome = { kind: "gone" };
    await desk.post(forms.contact, withId);
    desk.outcome = down;
    expect((await desk.post(forms.contact, withId)).verdict).toBe("failed");
    expect(await rows()).toMatchObject([{ state: "failed", attempts: 1, nextAttemptAt: expect.any(String) }]);
  });

  test("after success, with the same content: accepted and not sent again, even a day later", async () => {
    const desk = makeDesk();
    await desk.post(forms.contact, withId);
    secondsLater(desk, 86_400);
    expect((await desk.post(forms.contact, withId)).verdict).toBe("accepted");
    expect(desk.sent).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  test("after success, with different content: one further submission, however often it is repeated", async () => {
    const desk = makeDesk();
    await desk.post(forms.contact, withId);
    for (let n = 0; n < 3; n++) expect((await desk.post(forms.contact, edited)).verdict).toBe("accepted");
    expect((await rows()).map(({ body }) => body.message).toSorted()).toEqual(["Hello", "Hello, edited"]);
    expect(desk.sent).toHaveLength(2);
    expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(2);
  });

  test("after success, with different content that fails: sent again from its own row", async () => {
    const desk = makeDesk();
    await desk.post(forms.contact, withId);
    desk.outcome = down;
    await desk.post(forms.contact, edited);
    desk.outcome = up;
    await desk.post(forms.contact, edited);
    expect((await rows()).map(({ state }) => state)).toEqual(["delivered", "delivered"]);
    expect(desk.sent[2]).toEqual(desk.sent[1]);
  });

  test("from another client never reaches the first client's row", async () => {
    const desk = makeDesk();
    desk.outcome = down;
    await desk.post(forms.contact, withId);
    await desk.post(forms.contact, edited, { address: "198.51.100.7" });
    expect((await rows()).map(({ body }) => body.message).toSorted()).toEqual(["Hello", "Hello, edited"]);
    expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(2);
  });

  test("in another form is another submission", async () => {
    const desk = makeDesk();
    await desk.post(forms.blogNewsletter, withId);
    await desk.post(forms.labNewsletter, withId);
    expect(await rows()).toHaveLength(2);
  });

  test("of a post wrongly taken for spam: delivered", async () => {
    const desk = makeDesk();
    await desk.post(forms.contact, { ...withId, elapsed: "10" });
    await desk.post(forms.contact, { ...withId, elapsed: "9000" });
    expect(await rows()).toMatchObject([{ state: "delivered", attempts: 1 }]);
  });

  test("of a post wrongly taken for spam, without a webhook: marked as delivered", async () => {
    const desk = makeDesk({ webhook: false });
    await desk.post(forms.contact, { ...withId, elapsed: "10" });
    await desk.post(forms.contact, { ...withId, elapsed: "9000" });
    expect(await rows()).toMatchObject([{ state: "delivered", attempts: 0, deliveredAt: expect.any(String) }]);
  });

  test("of spam, with different content: the spam row stays unchanged", async () => {
    const desk = makeDesk();
    await desk.post(forms.contact, { ...withId, elapsed: "10" });
    await desk.post(forms.contact, edited);
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(["delivered", "spam"]);
  });

  test("sent as spam, after an honest post: the honest row stays unchanged", async () => {
    const desk = makeDesk();
    desk.outcome = down;
    await desk.post(forms.contact, withId);
    await desk.post(forms.contact, { ...edited, leave_empty: "x" });
    expect((await rows()).map(({ state, body }) => [state, body.message]).toSorted()).toEqual([
      ["failed", "Hello"],
      ["spam", "Hello, edited"],
    ]);
  });

  test("is ignored when it is not a uuid", async () => {
    const desk = makeDesk();
    await desk.post(forms.contact, { ...enquiry, submission: "1" });
    await desk.post(forms.contact, { ...enquiry, message: "other", submission: "1" });
    expect(await rows()).toHaveLength(2);
  });
});

describe("a repeat while the first attempt is running", () => {
  function holdAnswer(desk: ReturnType<typeof makeDesk>) {
    let answer = (_outcome: Outcome) => {};
    const pending = new Promise<Outcome>((resolve) => {
      answer = resolve;
    });
    desk.outcome = () => {
      desk.outcome = up;
      return pending;
    };
    return (outcome: Outcome) => answer(outcome);
  }

  test("a double click sends once", async () => {
    const desk = makeDesk();
    const answer = holdAnswer(desk);
    const posts = [
      desk.post(forms.contact, withId),
      desk.post(forms.contact, withId),
      desk.post(forms.contact, withId),
    ];
    await expect.poll(() => desk.sent.length).toBe(1);
    answer(up);
    expect((await Promise.all(posts)).map(({ verdict }) => verdict)).toEqual(["accepted", "accepted", "accepted"]);
    expect(desk.sent).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  test("with different content waits; after a success it becomes a second submission", async () => {
    const desk = makeDesk();
    const answer = holdAnswer(desk);
    const first = desk.post(forms.contact, withId);
    await expect.poll(() => desk.sent.length).toBe(1);
    const second = desk.post(forms.contact, edited);
    answer(up);
    await Promise.all([first, second]);
    expect(await rows()).toMatchObject([{ state: "delivered" }, { state: "delivered" }]);
    expect(new Set(desk.sent.map(({ id }) => id)).size).toBe(2);
  });

  test("with different content waits; after a failure it replaces the first", async () => {
    const desk = makeDesk();
    const answer = holdAnswer(desk);
    const first = desk.post(forms.contact, withId);
    await expect.poll(() => desk.sent.length).toBe(1);
    const second = desk.post(forms.contact, edited);
    answer(down);
    expect((await Promise.all([first, second])).map(({ verdict }) => verdict)).toEqual(["failed", "accepted"]);
    expect(await rows()).toMatchObject([{ state: "delivered", body: { message: "Hello, edited" } }]);
  });

  test("after a crash takes over the row", async () => {
    const desk = makeDesk();
    holdAnswer(desk);
    void desk.post(forms.contact, withId);
    await expect.poll(() => desk.sent.length).toBe(1);
    expect((await desk.post(forms.contact, withId)).verdict).toBe("accepted");
    expect(desk.time - noon).toBeLessThan(LEASE_MS);
    expect(await rows()).toMatchObject([{ state: "delivered", attempts: 2 }]);
  });
});
