import { rmSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { parseEnv } from "#app/config/env.server.ts";
import { log } from "#app/config/log.server.ts";
import { listAlerts } from "#app/data/alerts.server.ts";
import { currentStore, provideStore, type Store } from "#app/data/current-store.server.ts";
import { createDeliveries } from "#app/data/deliveries.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { makeFolder } from "../../tests/support/run-site.ts";
import { startOutbox } from "./outbox.server.ts";

const DATA_DIR = makeFolder();
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

provideEmbeddedStore();

const raised = async () => (await listAlerts()).flatMap(({ id, isRaised }) => (isRaised ? id : []));

test("alerts do not depend on the housekeeping", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  const createdAt = new Date().toISOString();
  await createDeliveries([{ key: "a", channel: "webhook", kind: "submission", state: "given_up", createdAt }]);
  const store = currentStore();
  const from = store.service.from.bind(store.service);
  const withoutEnquiries = (table: string) => from(table === "enquiries" ? "no_such_table" : table);
  provideStore({ ...store, service: { from: withoutEnquiries } as unknown as Store["service"] });
  vi.spyOn(console, "error").mockImplementation(() => {});
  const outbox = startOutbox(parseEnv({ DATA_DIR }), store);
  await expect.poll(raised).toEqual(["given_up"]);
  const step = expect.objectContaining({ step: "old spam" });
  await expect.poll(() => error.mock.calls).toContainEqual([step, expect.any(String)]);
  await outbox.stop();
});
