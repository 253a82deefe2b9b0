import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureBuilt, ensureInstalled, node, root, run } from "./setup.mjs";

ensureInstalled();
const chromium = ensureChromium();
ensureBuilt();
run(node, [join(root, "scripts", "validate.mjs"), ...process.argv.slice(2)], {
  env: { ...process.env, CHROMIUM_PATH: chromium },
});
