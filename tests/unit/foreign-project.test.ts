import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { parseEnv } from "#app/config/env.server.ts";
import { listSchemaTables } from "#app/data/schema.server.ts";
import { openStore, openSubmissionStore } from "#app/data/store.server.ts";
import { signIn } from "../support/operator.ts";
import { enquiryFields, postForm } from "../support/posting.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder, runSite, type SiteProcess } from "../support/run-site.ts";
import { type ContentEngine, hostedStoreEnv, openSeededEngine, serveStore } from "../support/serve-store.ts";
import { runWebhookServer, type WebhookServer } from "../support/webhook-server.ts";

const CONTENT_TABLES = ["projects", "team", "lab_studies", "experiments", "contributions"];
const { SUPABASE_ANON_KEY } = hostedStoreEnv;

let engine: ContentEngine;
let store: Awaited<ReturnType<typeof serveStore>>;
let webhook: WebhookServer;
let site: SiteProcess | undefined;
const DATA_DIR = makeFolder();
beforeAll(async () => {
  engine = await openSeededEngine();
  store = await serveStore(engine);
  webhook = await runWebhookServer();
});
afterEach(async () => {
  await site?.stop();
  site = undefined;
  rmSync(DATA_DIR, { recursive: true, force: true });
});
afterAll(async () => {
  await store.stop();
  await engine.close();
  await webhook.stop();
});

const NO_TABLES = "To edit here, apply supabase/migrations to the project.";

/** Makes the project answer as if it had only its content tables and the named ones. */
async function removeTablesExcept(...kept: string[]) {
  const missing = (await listSchemaTables()).filter(
    ({ name }) => !CONTENT_TABLES.includes(name) && !kept.includes(name),
  );
  const rows = [{ id: "from-elsewhere", title: "A project from elsewhere", year: "2023" }];
  const lacking = Object.fromEntries(missing.map(({ name }) => [name, { missing: true }]));
  store.behave({ ...lacking, projects: { rows } });
}

test.each([
  ["with the secret key", hostedStoreEnv, "it has no table submissions", NO_TABLES],
  ["without it", { SUPABASE_ANON_KEY }, "without SUPABASE_SECRET_KEY", "set SUPABASE_SECRET_KEY and restart the site."],
])(
  "a project with content tables only, %s: the site shows it, takes forms, and explains it in one line",
  async (_, keys, why, readOnly) => {
    await removeTablesExcept();
    const env = { ...keys, SUPABASE_URL: `${store.url}/`, DATA_DIR };
    site = await runSite({ ...env, WEBHOOK_URL: webhook.url, LOG_LEVEL: "warn" });

    for (const path of ["/", "/blog/rapid-mvp-development", "/healthz"])
      expect((await fetch(site.url + path)).status, path).toBe(200);
    expect(await (await fetch(`${site.url}/project/from-elsewhere`)).text()).toContain("A project from elsewhere");
    expect((await fetch(`${site.url}/project/relay-onboarding`)).status).toBe(404);
    expect((await postForm(`${site.url}/contact`, enquiryFields(why))).status).toBe(303);
    expect(JSON.parse(webhook.received.at(-1)?.body ?? "{}")).toMatchObject({ message: why });
    // Opens the store as the operators' commands do.
    const kept = await openSubmissionStore(parseEnv(env));
    expect((await kept.service.from("submissions").select("body->>message").throwOnError()).data).toEqual([
      { message: why },
    ]);
    await kept.close();

    const [ready, offer, ...more] = site.output().trim().split("\n");
    expect(ready).toContain(why);
    expect(ready).toContain(`submissions stay in DATA_DIR (${DATA_DIR})`);
    expect(offer).toMatch(/^The desk has not been claimed yet\./);
    expect(more).toEqual([]);
    await expectNoChanges(site.url, readOnly);
  },
);

/** Checks that the desk refuses changes of facts and pictures, which would belong in the project that it cannot write. */
async function expectNoChanges(url: string, why: string) {
  const headers = { ...(await signIn(DATA_DIR)), origin: url };
  for (const path of ["/desk/facts", "/desk/media"])
    expect(await (await fetch(url + path, { headers })).text(), path).toContain(why);
  const facts = new URLSearchParams({ hours: "Never" });
  expect((await fetch(`${url}/desk/facts`, { method: "POST", headers, body: facts })).status).toBe(403);
  for (const path of ["/desk/media", "/desk/media/upload"]) {
    const body = new FormData();
    body.set("files", new File(["no matter"], "door.png", { type: "image/png" }));
    expect((await fetch(url + path, { method: "POST", headers, body })).status, path).toBe(403);
  }
}

test("a project that lacks only the outbox's tables is treated the same", async () => {
  await removeTablesExcept("submissions");
  const { description, close } = await openStore(parseEnv({ ...hostedStoreEnv, SUPABASE_URL: store.url, DATA_DIR }));
  expect(description).toMatch(/it has no table deliveries .* submissions stay in DATA_DIR/);
  await close();

  const env = { ...hostedStoreEnv, SUPABASE_URL: store.url, DATA_DIR };
  const exported = await runCommand(["scripts/content.ts", "export", `${DATA_DIR}/content.json`], env);
  expect(exported).toMatchObject({ code: 1, stderr: expect.stringContaining(NO_TABLES) });
});
