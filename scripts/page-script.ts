import { readFile } from "node:fs/promises";
import { minify, type Plugin, transformWithOxc } from "vite";

const SUFFIX = "?script";

/** `import text from "./name.ts?script"`: the file's one function, as short text that a page can call. */
export function pageScript(): Plugin {
  return {
    name: "page-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      const { code } = await transformWithOxc(await readFile(file, "utf8"), file);
      const made = await minify(file, code, { module: true });
      const text = made.code.replace(/^export default (.*?);?$/s, "($1)");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
