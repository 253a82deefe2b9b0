import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { currentStore, provideStore, type Store } from "#app/data/current-store.server.ts";
import { createDeliveries, listDeliveries } from "#app/data/deliveries.server.ts";
import { listSubmissions } from "#app/data/submissions.server.ts";
import { markSpam } from "#app/enquiries/spam.server.ts";
import { LEASE_MS } from "#app/integrations/delivery.server.ts";
import type { Outcome } from "#app/integrations/outcome.ts";
import { replyDelivery } from "#app/integrations/reply-delivery.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createTestPipeline, enquiryBody, testStartMs } from "../../tests/support/submitting.ts";
import { forms } from "./forms.ts";

provideEmbeddedStore();

const storedSubmissions = () => Array.fromAsync(listSubmissions());
const storedDeliveries = () => Array.fromAsync(listDeliveries());
const enquiryWithKey = { ...enquiryBody, submission: "3f0c5b1e-58a9-4f0e-9a4e-6a1b4b0f6a11" };
const editedEnquiry = { ...enquiryWithKey, message: "Hello, edited" };
const failedOutcome: Outcome = { kind: "failed", reason: "status 500" };
const sentOutcome: Outcome = { kind: "sent" };

const failingInsert = { upsert: () => ({ select: async () => ({ error: { message: "killed" } }) }) };

describe("notices", () => {
  const notify = "team@furlong.example";

  test("are queued once for each enquiry, however often it is sent, and never for other forms", async () => {
    const desk = createTestPipeline({ notify });
    for (let n = 0; n < 3; n++) await desk.post(forms.contact, enquiryWithKey);
    await desk.post(forms.labNewsletter, { email: "ada@example.com" });
    const notices = (await storedDeliveries()).filter(({ kind }) => kind === "notice");
    expect(notices).toMatchObject([{ recipient: notify, channel: "email", state: "waiting", attempts: 0 }]);
    expect(notices[0]?.submissionId).toBe(desk.sent[0]?.id);
  });

  test("with an older text are cancelled if unsent when the visitor sends a newer one", async () => {
    const desk = createTestPipeline({ notify });
    desk.outcome = failedOutcome;
    await desk.post(forms.contact, enquiryWithKey);
    desk.outcome = sentOutcome;
    await desk.post(forms.contact, editedEnquiry);
    const notices = (await storedDeliveries()).filter(({ kind }) => kind === "notice");
    expect(notices.map(({ state }) => state).toSorted()).toEqual(["cancelled", "waiting"]);
  });

  test.each([
    ["waits", () => {}],
    [
      "was sent",
      async () => {
        await currentStore().service.from("deliveries").update({ state: "sent" }).eq("kind", "notice");
      },
    ],
  ])(
    "a visitor who returns to an earlier text causes a new notice, when its first notice %s",
    async (_name, settle) => {
      const desk = createTestPipeline({ notify });
      desk.outcome = failedOutcome;
      for (const post of [enquiryWithKey, editedEnquiry, enquiryWithKey]) {
        await settle();
        desk.time += 1_000;
        await desk.post(forms.contact, post);
      }
      const told = (await storedDeliveries()).length;
      await desk.post(forms.contact, enquiryWithKey);
      expect(await storedDeliveries()).toHaveLength(told);
      expect(await storedSubmissions()).toMatchObject([{ body: { message: "Hello" } }]);
      const due = (await storedDeliveries()).filter(({ kind, state }) => kind === "notice" && state === "waiting");
      expect(due).toMatchObject([{ createdAt: new Date(testStartMs + 3_000).toISOString() }]);
    },
  );

  test("repeating a newer text queues the notice that failed to be queued", async () => {
    const desk = createTestPipeline({ notify });
    desk.outcome = failedOutcome;
    await desk.post(forms.contact, enquiryWithKey);
    const store = currentStore();
    const from = store.service.from.bind(store.service);
    const withoutNewDeliveries = (table: string) =>
      table === "deliveries" ? Object.assign(from(table), failingInsert) : from(table);
    provideStore({ ...store, service: { from: withoutNewDeliveries } as unknown as Store["service"] });
    vi.spyOn(log, "error").mockImplementation(() => {});
    expect((await desk.post(forms.contact, editedEnquiry)).verdict).toBe("failed");
    provideStore(store);
    expect((await desk.post(forms.contact, editedEnquiry)).verdict).toBe("accepted");
    expect(await storedSubmissions()).toMatchObject([{ body: { message: "Hello, edited" } }]);
    const notices = (await storedDeliveries()).filter(({ kind }) => kind === "notice");
    expect(notices.map(({ state }) => state).toSorted()).toEqual(["cancelled", "waiting"]);
  });

  test("are not queued for spam", async () => {
    const desk = createTestPipeline({ notify });
    await desk.post(forms.contact, { ...enquiryWithKey, leave_empty: "x" });
    expect(await storedDeliveries()).toEqual([]);
  });
});

test("after a crash between queueing and storing, the repeated post is stored, delivered and noticed", async () => {
  const desk = createTestPipeline({ notify: "team@furlong.example" });
  const store = currentStore();
  const from = store.service.from.bind(store.service);
  const withoutInserts = (table: string) =>
    table === "submissions"
      ? {
          select: () => from(table).select(),
          ...failingInsert,
        }
      : from(table);
  provideStore({ ...store, service: { from: withoutInserts } as unknown as Store["service"] });
  vi.spyOn(log, "error").mockImplementation(() => {});
  expect((await desk.post(forms.contact, enquiryWithKey)).verdict).toBe("failed");
  provideStore(store);
  expect(await storedSubmissions()).toEqual([]);
  expect(await storedDeliveries()).toHaveLength(2);

  desk.time += LEASE_MS;
  expect((await desk.post(forms.contact, enquiryWithKey)).verdict).toBe("accepted");
  expect(desk.sent).toHaveLength(1);
  expect((await storedDeliveries()).map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ["notice", "waiting"],
    ["submission", "sent"],
  ]);
});

test("a visitor who repeats a post marked as spam does not release an operator's reply", async () => {
  const desk = createTestPipeline({ notify: "team@furlong.example" });
  desk.outcome = failedOutcome;
  await desk.post(forms.contact, enquiryWithKey);
  const [{ id } = { id: "" }] = await storedSubmissions();
  const payload = { note: randomUUID(), subject: "Hello", text: "Hello", name: "Tunde", earlier: [], answers: true };
  const createdAt = new Date(testStartMs).toISOString();
  await createDeliveries([replyDelivery({ submissionId: id, recipient: enquiryBody.email, createdAt, payload })]);
  desk.time += LEASE_MS;
  await markSpam(id);
  expect((await storedDeliveries()).map(({ state }) => state)).toEqual(["cancelled", "cancelled", "cancelled"]);

  desk.outcome = sentOutcome;
  expect((await desk.post(forms.contact, enquiryWithKey)).verdict).toBe("accepted");
  expect((await storedDeliveries()).map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ["notice", "waiting"],
    ["reply", "cancelled"],
    ["submission", "sent"],
  ]);
});
