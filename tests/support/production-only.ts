/** Preloaded with --import. Makes every later import of a development dependency fail. */
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";

type LockedPackage = { dev?: boolean };

const packageLock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync("package-lock.json", "utf8"));

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [, path] = /\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(found.url) ?? [];
    if (path && packageLock.packages[path]?.dev) throw new Error(`${path} is there for development only.`);
    return found;
  },
});
