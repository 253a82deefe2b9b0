import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { parseEnv } from "#app/config/env.server.ts";
import { log } from "#app/config/log.server.ts";
import { listAlerts } from "#app/data/alerts.server.ts";
import { currentStore, provideStore, type Store } from "#app/data/current-store.server.ts";
import { createDeliveries, deliveriesOfSubmissions, listDeliveries } from "#app/data/deliveries.server.ts";
import { createSubmission } from "#app/data/submissions.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { makeFolder } from "../../tests/support/run-site.ts";
import { startOutbox } from "./outbox.server.ts";

const DATA_DIR = makeFolder();
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

provideEmbeddedStore();

const longPoll = { timeout: 10_000 };
const raisedAlerts = async () => (await listAlerts()).flatMap(({ id, isRaised }) => (isRaised ? id : []));

test("alerts are raised even if a housekeeping step fails", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  const createdAt = new Date().toISOString();
  await createDeliveries([{ key: "a", channel: "webhook", kind: "submission", state: "given_up", createdAt }]);
  const store = currentStore();
  const from = store.service.from.bind(store.service);
  const withoutEnquiries = (table: string) => from(table === "enquiries" ? "no_such_table" : table);
  provideStore({ ...store, service: { from: withoutEnquiries } as unknown as Store["service"] });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const outbox = startOutbox(parseEnv({ DATA_DIR }), store);
  await expect.poll(raisedAlerts, longPoll).toEqual(["given_up"]);
  const step = expect.objectContaining({ step: "old spam" });
  await expect.poll(() => error.mock.calls, longPoll).toContainEqual([step, expect.any(String)]);
  await outbox.stop();
});

test("at the start, unsent mail gets the current address and missed notices are queued", async () => {
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000).toISOString();
  const old = { channel: "email", recipient: "old@furlong.example", createdAt: daysAgo(9) } as const;
  const add = async (formType: string, days: number, state: "received" | "spam" = "received") => {
    const id = randomUUID();
    await createSubmission({ id, formType, formId: formType, body: { name: "Ada" }, state, createdAt: daysAgo(days) });
    return id;
  };
  const told = await add("contact_form", 9);
  await createDeliveries([
    { ...old, key: "waiting", kind: "notice", submissionId: told },
    { ...old, key: "given up", kind: "notice", submissionId: told, state: "given_up" },
    { ...old, key: "sent", kind: "notice", submissionId: told, state: "sent" },
    { ...old, key: "access", kind: "notice" },
    { ...old, key: "an alert", kind: "alert" },
    { ...old, key: "reply", kind: "reply", submissionId: told },
  ]);
  const untold = await add("contact_form", 6);
  await add("contact_form", 8);
  await add("contact_form", 6, "spam");
  await add("blog_form", 6);
  for (let start = 0; start < 2; start++) {
    const env = parseEnv({ DATA_DIR, NOTIFY_EMAIL: "new@furlong.example" });
    const outbox = startOutbox(env, currentStore(), ["contact_form"]);
    await expect.poll(() => deliveriesOfSubmissions([untold]), longPoll).toHaveLength(1);
    await outbox.stop();
  }
  const to = (await Array.fromAsync(listDeliveries())).map(({ key, recipient }) => [key.split(":")[0], recipient]);
  expect(Object.fromEntries(to)).toMatchObject({
    waiting: "new@furlong.example",
    "given up": "new@furlong.example",
    sent: "old@furlong.example",
    access: "old@furlong.example",
    reply: "old@furlong.example",
    notice: "new@furlong.example",
    "an alert": "new@furlong.example",
  });
});
