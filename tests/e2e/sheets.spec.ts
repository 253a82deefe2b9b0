import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../support/routes.ts";
import { root } from "../support/run-site.ts";
import { expect, test } from "../support/test.ts";

const built = globSync("build/client/assets/*.css", { cwd: root }).map((file) =>
  readFileSync(join(root, file), "utf8"),
);

for (const { path, status } of routes) {
  test.describe(path, () => {
    test.use({ expectedConsole: status === 404 ? /status of 404|404: no page at/ : null });

    test("brings the rules of all it shows", async ({ page }) => {
      if (path === "/thank-you") await page.goto("/thank-you?stay");
      else await page.goto(path);
      await expect.poll(() => page.evaluate(missingRules, built)).toEqual([]);
    });
  });
}

/** Rules of other pages' sheets that this page has something for. */
function missingRules(texts: string[]): string[] {
  const own = new Set(
    [...document.styleSheets].filter((sheet) => !sheet.disabled).flatMap((sheet) => selectorsOf(sheet)),
  );
  const others = texts.flatMap((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return selectorsOf(sheet);
  });
  return [...new Set(others)].filter((selector) => !own.has(selector) && isShown(selector));

  function selectorsOf(parent: { cssRules: CSSRuleList }): string[] {
    return [...parent.cssRules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule.selectorText];
      return "cssRules" in rule ? selectorsOf(rule as CSSGroupingRule) : [];
    });
  }

  function isShown(selector: string): boolean {
    const still = selector.replace(/(?<=^|[ >+~])::[\w-]+(\([^)]*\))?/g, "*").replace(/::[\w-]+(\([^)]*\))?/g, "");
    return document.querySelector(still) !== null;
  }
}
