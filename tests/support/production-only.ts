/** Loaded before a program of ours (--import): nothing that only development has can be loaded after it. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

type Package = { dev?: boolean };

const lock: { packages: Record<string, Package> } = JSON.parse(readFileSync("package-lock.json", "utf8"));

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [, path] = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(found.url) ?? [];
    if (path && lock.packages[path]?.dev) throw new Error(`${path} is there for development only.`);
    return found;
  },
});
