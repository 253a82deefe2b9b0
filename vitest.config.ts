import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    env: { LOG_LEVEL: "silent" },
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "tests/unit/**/*.test.ts"],
    // Share images take their colours from it; every other stylesheet is empty here.
    css: { include: [/tokens\.css/] },
    restoreMocks: true,
    // Half of the time is waiting for servers that start and stop.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
