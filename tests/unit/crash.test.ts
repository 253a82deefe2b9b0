import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbeddedWithoutLock } from "#app/data/embedded.server.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { makeFolder, runSite } from "../support/run-site.ts";
import { runWebhookServer, type WebhookServer } from "../support/webhook-server.ts";

const ROUNDS = 2;
const DATA_DIR = makeFolder();
let webhook: WebhookServer;
beforeAll(async () => {
  webhook = await runWebhookServer();
});
afterAll(async () => {
  await webhook.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

test("kill -9 neither loses nor duplicates an acknowledged submission", { timeout: 400_000 }, async () => {
  const acknowledged = new Set<string>();
  const sent = new Map<string, string>();
  for (let round = 0; round < ROUNDS; round++) {
    const { url, child } = await runSite({ DATA_DIR, WEBHOOK_URL: webhook.url, LOG_LEVEL: "silent" });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    const before = acknowledged.size;
    const clients = Array.from({ length: 5 }, async (_, client) => {
      for (let n = 0; n < 20; n++) {
        const message = `${round}.${client}.${n}`;
        const submission = crypto.randomUUID();
        sent.set(message, submission);
        const response = await postForm(`${url}/contact`, enquiryFields(message, { submission })).catch(() => null);
        if (!response) return;
        if (response.status === 303) acknowledged.add(message);
        // Kills the site while the other clients are posting.
        if (acknowledged.size - before > 3 + round * 4) child.kill("SIGKILL");
      }
    });
    await Promise.all(clients);
    child.kill("SIGKILL");
    await ended;
  }
  const site = await runSite({ DATA_DIR, WEBHOOK_URL: webhook.url, LOG_LEVEL: "silent" });
  const unsure = [...sent].filter(([message]) => !acknowledged.has(message));
  // Otherwise no post was under way when the site was killed, and the test proves nothing.
  expect(unsure.length).toBeGreaterThan(0);
  await Promise.all(
    unsure.map(async ([message, submission]) => {
      expect((await postForm(`${site.url}/contact`, enquiryFields(message, { submission }))).status).toBe(303);
    }),
  );
  const { service, close } = await openEmbeddedWithoutLock(DATA_DIR);
  const states = async () =>
    new Set((await service.from("deliveries").select("state").throwOnError()).data.map(({ state }) => state));
  await expect.poll(states, { timeout: 90_000, interval: 200 }).toEqual(new Set(["sent"]));
  const { data: rows } = await service.from("submissions").select("id, body").throwOnError();
  await close();
  const stored = rows.map(({ id, body }) => ({ id, message: body.message }));
  expect(stored.map(({ message }) => message).toSorted()).toEqual([...sent.keys()].toSorted());
  const delivered = new Set(
    webhook.received.map(({ headers, body }) => `${headers["webhook-id"]} ${JSON.parse(body).message}`),
  );
  expect([...delivered].toSorted()).toEqual(stored.map(({ id, message }) => `${id} ${message}`).toSorted());
  await site.stop();
});
