import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { compileCache, ensureBuilt, ensureInstalled, node, root, run, testArgs } from "./setup.mjs";

const [suite, ...filters] = process.argv.slice(2);
const bin = (...path) => join(root, "node_modules", ...path);

const suiteCommands = {
  unit: [bin("vitest", "vitest.mjs"), "run"],
  watch: [bin("vitest", "vitest.mjs")],
  e2e: [bin("@playwright", "test", "cli.js"), "test", "--project=site", "--reporter=list"],
};

ensureInstalled();
if (suite in suiteCommands) {
  if (suite === "e2e") ensureChromium();
  // Some unit tests start the built site.
  ensureBuilt();
  run(node, [...testArgs, ...suiteCommands[suite], ...filters], {
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
  });
} else {
  ensureChromium();
  ensureBuilt();
  run(node, [join(root, "scripts", "validate.mjs")]);
}
