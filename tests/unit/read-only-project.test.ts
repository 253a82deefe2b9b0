import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { provideServiceClient } from "#app/data/current-store.server.ts";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { startSession } from "../support/operator.ts";
import { makeFolder } from "../support/run-site.ts";
import { keys } from "../support/serve-store.ts";
import { runStoreSite, type StoreSite } from "../support/store-site.ts";

let site: StoreSite;
let headers: Record<string, string>;
const folder = makeFolder();

/** Somebody else's project, whose secret key may read the projects and not write them. */
beforeAll(async () => {
  const engine = await openEmbedded(folder, { keys });
  provideServiceClient(engine);
  headers = { cookie: `desk=${await startSession({ role: "editor" })}` };
  site = await runStoreSite({ projects: { isReadOnly: true } }, {}, engine);
  return async () => {
    await site.stop();
    await engine.close();
  };
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the desk says what it cannot do, takes no change, and the site serves as before", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const list = await fetch(`${site.url}/desk/content/projects`, { headers });
  const text = await list.text();
  expect(text).toContain("This Supabase project lets us read its content but not change it.");
  expect(text).not.toContain("New project");
  for (const path of ["/desk/content/projects", "/desk/content/projects/coat-with-its-route"]) {
    const answer = await fetch(site.url + path, { method: "POST", headers, body: new URLSearchParams() });
    expect([403, 404], path).toContain(answer.status);
  }
  expect((await fetch(`${site.url}/project/coat-with-its-route`)).status).toBe(200);
});
