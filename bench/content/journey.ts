import { spawn } from "node:child_process";
import { createTestDatabase } from "../../tests/support/engines.ts";
import { node, root } from "../../tests/support/run-site.ts";
import type { Findings } from "./newsroom.ts";
import { openPostgresServer } from "./temporary-postgres.ts";

const test = "tests/e2e/content-journey.spec.ts";

/** The browser test of a record's whole life, on a database of its own. */
export async function journey(): Promise<Findings> {
  const server = await openPostgresServer();
  if (!server)
    return { rows: [], failures: ["no PostgreSQL is installed, and TEST_DATABASE_URL is not set"], note: "" };
  const { url, drop } = await createTestDatabase(server.url);
  try {
    const code = await runTest({ JOURNEY_DATABASE_URL: url });
    const failures = code === 0 ? [] : [`${test} ended with ${code}`];
    return { rows: [["journey on PostgreSQL", code === 0 ? "passed" : "failed"]], failures, note: test };
  } finally {
    await drop();
    server.stop();
  }
}

function runTest(env: Record<string, string>): Promise<number> {
  const args = ["node_modules/@playwright/test/cli.js", "test", "--project=site", "--reporter=line", test];
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
