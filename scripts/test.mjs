import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureBuilt, ensureInstalled, node, root, run } from "./setup.mjs";

ensureInstalled();
ensureChromium();
ensureBuilt();
run(node, [join(root, "scripts", "validate.mjs"), ...process.argv.slice(2)]);
