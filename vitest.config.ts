import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { testArgs } from "./scripts/setup.mjs";

const all = ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tests/unit/**/*.test.ts"];
/** What a file does to all of its process: the next one there would find another environment, module or clock. */
const stateful = /stubEnv|vi\.mock|resetModules|useFakeTimers/;
/** These share processes, each of which would cost half a second, and bring their own store. */
const stateless = globSync(all).filter((file) => !stateful.test(readFileSync(file, "utf8")));

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "alone", include: all, exclude: stateless } },
      { extends: true, test: { name: "together", include: stateless, isolate: false } },
    ],
    env: { LOG_LEVEL: "silent" },
    // Share images take their colours from it; every other stylesheet is empty here.
    css: { include: [/tokens\.css/] },
    restoreMocks: true,
    execArgv: testArgs,
    // Half of the time is waiting for servers that start and stop.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
