import { spawn } from "node:child_process";
import { createTestDatabase } from "../../tests/support/engines.ts";
import { node, root } from "../../tests/support/run-site.ts";
import type { BenchFindings } from "./seeded-store.ts";
import { openPostgresServer } from "./temporary-postgres.ts";

const testFile = "tests/e2e/content-journey.spec.ts";

/** Runs the browser test of a project's whole life on a PostgreSQL database of its own. */
export async function runContentJourney(): Promise<BenchFindings> {
  const server = await openPostgresServer();
  if (!server)
    return { rows: [], failures: ["no PostgreSQL is installed, and TEST_DATABASE_URL is not set"], note: "" };
  const { url, drop } = await createTestDatabase(server.url);
  try {
    const code = await runBrowserTest({ JOURNEY_DATABASE_URL: url });
    const failures = code === 0 ? [] : [`${testFile} ended with ${code}`];
    return { rows: [["journey on PostgreSQL", code === 0 ? "passed" : "failed"]], failures, note: testFile };
  } finally {
    await drop();
    server.stop();
  }
}

function runBrowserTest(env: Record<string, string>): Promise<number> {
  const args = ["node_modules/@playwright/test/cli.js", "test", "--project=site", "--reporter=line", testFile];
  const child = spawn(node, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}
