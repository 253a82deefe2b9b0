// A hosted store as a process of its own, over the data folder that is named.
import { openEmbedded } from "#app/data/embedded.server.ts";
import { keys, serveStore } from "./serve-store.ts";

const dataDir = process.argv[2];
if (!dataDir) throw new Error("Give the data folder as the first argument.");
const { url } = await serveStore(await openEmbedded(dataDir, { keys }));
process.on("SIGTERM", () => process.exit(0));
console.log(`Store on ${new URL(url).port}`);
