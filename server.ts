import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { exitWithError } from "#app/config/operational-error.server.ts";

// The compile cache makes the next start a third faster. It does nothing if the folder is read-only.
enableCompileCache(fileURLToPath(new URL("node_modules/.cache/compiled", import.meta.url)));

try {
  const { startServer: start } = await import("./server/start.ts");
  await start({ isDevelopment: process.argv.includes("--dev") });
} catch (error) {
  exitWithError(error);
}
