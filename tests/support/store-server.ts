// Runs a hosted store as a process of its own, on the data folder that its first argument names.
import { openEmbedded } from "#app/data/embedded.server.ts";
import { hostedStoreKeys, serveStore } from "./serve-store.ts";

const dataDir = process.argv[2];
if (!dataDir) throw new Error("Give the data folder as the first argument.");
const { url } = await serveStore(await openEmbedded(dataDir, { keys: hostedStoreKeys }));
process.on("SIGTERM", () => process.exit(0));
console.log(`Store on ${new URL(url).port}`);
