import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { listSchemaTables } from "#app/data/schema.server.ts";
import { enquiry, post } from "../support/posting.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, type Process, runSite } from "../support/run-site.ts";
import { type Engine, openEngine, serveStore, storeEnv } from "../support/serve-store.ts";
import { runWebhook, type WebhookServer } from "../support/webhook-server.ts";

const CONTENT = ["projects", "team", "lab_studies", "experiments", "contributions"];
const { SUPABASE_ANON_KEY } = storeEnv;

let engine: Engine;
let store: Awaited<ReturnType<typeof serveStore>>;
let hook: WebhookServer;
let site: Process | undefined;
const DATA_DIR = makeFolder();
beforeAll(async () => {
  engine = await openEngine();
  store = await serveStore(engine);
  hook = await runWebhook();
});
afterEach(async () => {
  await site?.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});
afterAll(async () => {
  await store.stop();
  await engine.close();
  await hook.stop();
});

test.each([
  ["every table but the content, with the secret key", "", storeEnv, "it has no table submissions"],
  ["every table but the content, without it", "", { SUPABASE_ANON_KEY }, "without SUPABASE_SECRET_KEY"],
  ["what came with the outbox, with the secret key", "submissions", storeEnv, "it has no table deliveries"],
])("a project that lacks %s is shown, takes forms, and is one line", async (_, has, keys, why) => {
  const missing = (await listSchemaTables()).filter(({ name }) => !CONTENT.includes(name) && name !== has);
  store.behave(Object.fromEntries(missing.map(({ name }) => [name, { missing: true }])));
  const env = { ...keys, SUPABASE_URL: store.url, DATA_DIR, WEBHOOK_URL: hook.url, LOG_LEVEL: "warn" };
  site = await runSite(env);

  for (const path of ["/", "/project/relay-onboarding", "/blog/rapid-mvp-development", "/healthz"])
    expect((await fetch(site.url + path)).status, path).toBe(200);
  expect((await fetch(`${site.url}/project/none`)).status).toBe(404);
  expect((await post(`${site.url}/contact`, enquiry(why))).status).toBe(303);
  expect(JSON.parse(hook.received.at(-1)?.body ?? "{}")).toMatchObject({ message: why });
  expect((await runCommand(["scripts/enquiries.ts"], env)).stdout).toMatch(/1 shown\n$/);

  const [ready, offer, ...more] = site.output().trim().split("\n");
  expect(ready).toContain(why);
  expect(ready).toContain(`submissions stay in DATA_DIR (${DATA_DIR})`);
  expect(offer).toMatch(/^Nobody has the desk yet\./);
  expect(more).toEqual([]);
});
