/**
 * Runs the browser test of the desk's journey on PostgreSQL; `npm test` runs it on SQLite and PGlite: node bench/desk-journey.ts
 * TEST_DATABASE_URL names a server where databases may be created.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "../scripts/setup.mjs";
import { node, root } from "../tests/support/run-site.ts";

if (!process.env.TEST_DATABASE_URL) {
  console.error("Set TEST_DATABASE_URL to a PostgreSQL where databases may be created.");
  process.exit(1);
}
ensureBuilt();
const playwrightCli = join(root, "node_modules/@playwright/test/cli.js");
const playwrightArgs = [
  "test",
  "--project=site",
  "--reporter=list",
  "--grep=on PostgreSQL",
  "tests/e2e/desk-journey.spec.ts",
];
const { status: exitCode } = spawnSync(node, [playwrightCli, ...playwrightArgs], { cwd: root, stdio: "inherit" });
process.exit(exitCode ?? 1);
