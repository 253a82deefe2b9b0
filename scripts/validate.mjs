import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileCache, ensureBuilt, node, printStep, root, testArgs } from "./setup.mjs";

const reportFolder = mkdtempSync(join(tmpdir(), "furlong-reports-"));
const bin = (...path) => join(root, "node_modules", ...path);
const vitestReport = join(reportFolder, "vitest.json");
const playwrightReport = join(reportFolder, "playwright.json");

ensureBuilt();
const stepTotals = [
  runCheck("Format and lint", [bin("@biomejs", "biome", "bin", "biome"), "ci", "--error-on-warnings", "."]),
  runCheck("Types of the routes", [bin("@react-router", "dev", "bin.cjs"), "typegen"]),
  runCheck("Types", [bin("typescript", "bin", "tsc"), "--noEmit"]),
  runTests("Unit and data tests", vitestReport, countVitest, [
    bin("vitest", "vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${vitestReport}`,
  ]),
  runTests(
    "Browser tests",
    playwrightReport,
    countPlaywright,
    [...testArgs, bin("@playwright", "test", "cli.js"), "test"],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    },
  ),
];
rmSync(reportFolder, { recursive: true, force: true });

const passed = stepTotals.reduce((sum, total) => sum + total.passed, 0);
const failed = stepTotals.reduce((sum, total) => sum + total.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function runCheck(name, args) {
  return runStep(name, args) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runTests(name, report, count, args, env) {
  const succeeded = runStep(name, args, env);
  try {
    const { passed, failed } = count(JSON.parse(readFileSync(report, "utf8")));
    return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function runStep(name, args, env = {}) {
  printStep(name);
  const full = { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env };
  return spawnSync(node, args, { cwd: root, stdio: "inherit", env: full }).status === 0;
}

function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
