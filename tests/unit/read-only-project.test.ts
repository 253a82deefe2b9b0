import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { createSessionCookie } from "../support/operator.ts";
import { makeFolder } from "../support/run-site.ts";
import { hostedStoreKeys } from "../support/serve-store.ts";
import { runStoreSite, type StoreSite } from "../support/store-site.ts";

let site: StoreSite;
let editorHeaders: Record<string, string>;
const dataFolder = makeFolder();

/** Runs a site on somebody else's Supabase project, whose secret key may read the table of projects but not write it. */
beforeAll(async () => {
  const engine = await openEmbedded(dataFolder, { keys: hostedStoreKeys });
  provideServiceClient(engine);
  editorHeaders = { cookie: `desk=${await createSessionCookie({ role: "editor" })}` };
  site = await runStoreSite({ projects: { isReadOnly: true } }, {}, engine);
  return async () => {
    await site.stop();
    await engine.close();
  };
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

test("the desk says that it cannot change the content and refuses to, while the site serves it", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const list = await fetch(`${site.url}/desk/content/projects`, { headers: editorHeaders });
  const text = await list.text();
  expect(text).toContain("This Supabase project lets us read its content but not change it.");
  expect(text).not.toContain("New project");
  for (const path of ["/desk/content/projects", "/desk/content/projects/coat-with-its-route"]) {
    const answer = await fetch(site.url + path, {
      method: "POST",
      headers: editorHeaders,
      body: new URLSearchParams(),
    });
    expect([403, 404], path).toContain(answer.status);
  }
  expect((await fetch(`${site.url}/project/coat-with-its-route`)).status).toBe(200);
});
