import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    env: { LOG_LEVEL: "silent" },
    include: ["app/**/*.test.{ts,tsx}", "server/**/*.test.ts", "scripts/**/*.test.ts", "tests/unit/**/*.test.ts"],
    // Share images take their colours from it; every other stylesheet is empty here.
    css: { include: [/tokens\.css/] },
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
