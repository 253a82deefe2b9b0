import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/run-site.ts";

const sheets = globSync("app/**/*.css", { cwd: root });

// The browser keeps one list of what any hovered element may change. With all elements on it, everything inside whatever
// the pointer passes, or a finger touches, is styled anew.
test.each(sheets)("%s names what a pointed-at element changes in itself", (sheet) => {
  const selectors = readFileSync(join(root, sheet), "utf8").match(/^.*:hover.*$/gm) ?? [];
  expect(selectors.filter((selector) => /:hover.*[\s>+~]\*/.test(selector))).toEqual([]);
});
