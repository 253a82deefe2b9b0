import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openEmbedded } from "#app/data/embedded.server.ts";
import { runCommand } from "../support/run-command.ts";
import { makeFolder } from "../support/run-site.ts";
import { hostedStoreEnv, serveStore, type TableBehaviours } from "../support/serve-store.ts";

async function backUp(behaviours: TableBehaviours, ...options: string[]) {
  const DATA_DIR = makeFolder();
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  await (await openEmbedded(DATA_DIR, { seed: false })).close();
  const project = await serveStore({ send: async () => Response.json([]) });
  project.behave(behaviours);
  onTestFinished(project.stop);
  const env = { DATA_DIR, SUPABASE_URL: project.url, ...hostedStoreEnv };
  return { DATA_DIR, ...(await runCommand(["scripts/backup.ts", ...options, join(DATA_DIR, "copy")], env)) };
}

test("beside a project without our tables, submissions are in DATA_DIR and are backed up", async () => {
  const { DATA_DIR, code, stdout } = await backUp({ submissions: { missing: true } });
  expect([code, stdout]).toEqual([0, expect.stringContaining(`holds the store of ${DATA_DIR}, with 0 submissions`)]);
});

test("a project with our tables is not backed up here, and no failure is recorded for an alert", async () => {
  const { DATA_DIR, code, stderr } = await backUp({}, "--to");
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^SUPABASE_URL is set, .* Run pg_dump /)]);
  expect(["copy", "last-backup.json"].filter((name) => existsSync(join(DATA_DIR, name)))).toEqual([]);
});
