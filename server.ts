import { StartError } from "#app/config/env.server.ts";

try {
  const { start } = await import("./server/start.ts");
  await start({ isDevelopment: process.argv.includes("--dev") });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
