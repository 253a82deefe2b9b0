import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { exitWithError } from "#app/config/operational-error.server.ts";

// Makes the next start a third faster. Does nothing if the folder is read-only.
enableCompileCache(fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url)));

try {
  const { start } = await import("./server/start.ts");
  await start({ isDevelopment: process.argv.includes("--dev") });
} catch (error) {
  exitWithError(error);
}
