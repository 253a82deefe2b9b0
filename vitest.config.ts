import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { testArgs } from "./scripts/setup.mjs";

const testFiles = ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tests/unit/**/*.test.ts"];
/** Matches test files that change the environment, modules or clock of their process, and so must not share it. */
const statefulTestSource = /stubEnv|vi\.mock|resetModules|useFakeTimers/;
/** These test files share processes, since starting one takes half a second. Each file opens its own store. */
const statelessTestFiles = globSync(testFiles).filter((file) => !statefulTestSource.test(readFileSync(file, "utf8")));

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "alone", include: testFiles, exclude: statelessTestFiles } },
      { extends: true, test: { name: "together", include: statelessTestFiles, isolate: false } },
    ],
    env: { LOG_LEVEL: "silent" },
    // Share images read their colours from tokens.css. Every other style sheet is empty in tests.
    css: { include: [/tokens\.css/] },
    restoreMocks: true,
    execArgv: testArgs,
    // Workers spend half of their time waiting for servers to start and stop.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
