import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { exitWith } from "#app/config/operator-error.server.ts";

// The next start is faster by a third. Where nothing may be written it does without.
enableCompileCache(fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url)));

try {
  const { start } = await import("./server/start.ts");
  await start({ isDevelopment: process.argv.includes("--dev") });
} catch (error) {
  exitWith(error);
}
