import { randomUUID } from "node:crypto";
import { expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { currentStore } from "#app/data/current-store.server.ts";
import { changeDelivery, createDeliveries } from "#app/data/deliveries.server.ts";
import { createSubmission } from "#app/data/submissions.server.ts";
import { updateAlerts } from "#app/integrations/alerts.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { findStuck, sendStuckAgain } from "./stuck.server.ts";
import { addToDesk } from "./take-in.server.ts";

// Hoisted above the imports, which parse the environment.
vi.hoisted(() => void vi.stubEnv("WEBHOOK_URL", "https://hooks.example/a"));

provideEmbeddedStore();

test("a given-up mail of no enquiry is called a mail of the desk", async () => {
  const createdAt = new Date().toISOString();
  const [mail] = await createDeliveries([
    { key: "access:1", channel: "email", kind: "notice", recipient: "ada@example.com", createdAt },
  ]);
  if (!mail) throw new Error("no delivery");
  await changeDelivery(mail, { state: "given_up", attempts: 3, lastError: "550 no such mailbox" });
  const [item] = await findStuck(Date.now());
  expect(item).toMatchObject({ id: mail.id, title: "A mail of the desk did not go out.", again: mail.id, open: null });
  expect(item?.text).toContain("It was tried 3 times.");
});

test("given-up rows that cannot be read are shown by their alert", async () => {
  const createdAt = new Date().toISOString();
  const row = { channel: "email", kind: "alert", state: "given_up", createdAt } as const;
  const [spoiled] = await createDeliveries([{ ...row, key: "a" }]);
  const problem = { title: "A delivery was given up", text: "npm run outbox lists it." };
  vi.spyOn(log, "error").mockImplementation(() => {});
  await updateAlerts(async () => ({ given_up: problem }), { now: Date.now });
  const ids = async () => (await findStuck(Date.now())).map(({ id }) => id);
  expect(await ids()).not.toContain("given_up");
  const deliveries = () => currentStore().service.from("deliveries");
  await deliveries().update({ payload: "garbage" }).eq("id", spoiled?.id).throwOnError();
  expect(await ids()).toContain("given_up");
  await deliveries().delete().eq("id", spoiled?.id).throwOnError();
  expect(await ids()).not.toContain("given_up");
});

test("retries overdue deliveries at once and records one event", async () => {
  const now = Date.now();
  const createdAt = new Date(now - 3_600_000).toISOString();
  const later = new Date(now + 3_600_000).toISOString();
  const waiting = { channel: "webhook", kind: "submission", state: "failed", createdAt, nextAttemptAt: later } as const;
  const tried = await createDeliveries(["a", "b"].map((key) => ({ ...waiting, key: `line:${key}` })));
  for (const delivery of tried) await changeDelivery(delivery, { attempts: 2 });
  const item = (await findStuck(now)).find(({ id }) => id === "backlog");
  expect(item).toMatchObject({ title: "2 deliveries are in line.", again: "waiting" });
  expect(await sendStuckAgain({ id: randomUUID() }, "waiting")).toBe(2);
  const rows = (await currentStore().service.from("deliveries").select("next_attempt_at").like("key", "line:%")).data;
  for (const { next_attempt_at } of rows ?? []) expect(Date.parse(String(next_attempt_at))).toBeLessThan(now + 60_000);
});

test("of many given-up deliveries a lost reply is shown by itself, and the rest is summed up with names", async () => {
  const createdAt = new Date().toISOString();
  const rows = ["Ada", "Noor", "Gwen", "Idris"].map((name) => ({ id: randomUUID(), name }));
  for (const { id, name } of rows) {
    const body = { name, email: `${name}@example.com`, message: "Hello" };
    const submission = await createSubmission({
      ...{ id, formType: "contact_form", formId: "contact_form", body, createdAt, state: "received" },
    });
    if (submission) await addToDesk(submission, "/contact");
  }
  const [ada, ...others] = rows;
  const given = { state: "given_up", createdAt, lastError: "status 410", attempts: 3 } as const;
  await createDeliveries([
    { key: "reply", channel: "email", kind: "reply", submissionId: ada?.id, ...given },
    ...others.map(
      ({ id }) => ({ key: id, channel: "webhook", kind: "submission", submissionId: id, ...given }) as const,
    ),
  ]);
  const items = (await findStuck(Date.now())).filter(({ again }) => again);
  expect(items.map(({ title }) => title)).toEqual([
    "The reply to Ada did not go out.",
    "3 deliveries did not get through.",
  ]);
  for (const { name } of others) expect(items[1]?.text).toContain(name);
});
