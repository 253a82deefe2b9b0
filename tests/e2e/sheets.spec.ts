import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { routes } from "../support/routes.ts";
import { root } from "../support/run-site.ts";
import { expect, test } from "../support/test.ts";

const built = globSync("build/client/assets/*.css", { cwd: root }).map((file) => ({
  name: basename(file),
  text: readFileSync(join(root, file), "utf8"),
}));

for (const { path, status } of routes) {
  test.describe(path, () => {
    test.use({ expectedConsole: status === 404 ? /status of 404|404: no page at/ : null });

    test("brings the rules of all it shows", async ({ page }) => {
      if (path === "/thank-you") await page.goto("/thank-you?stay");
      else await page.goto(path);
      await expect.poll(async () => (await page.evaluate(compareRules, built)).missing).toEqual([]);
    });
  });
}

test.describe("the pages of a route", () => {
  test.use({ expectedConsole: /status of 404|404: no page at/ });

  test("have a use for each sheet that it names", async ({ page, request }) => {
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) => new URL(address).pathname);
    expect(listed.length).toBeGreaterThan(40);
    // With the pages of what does not exist: a sheet may be for them alone.
    const paths = new Set([...listed, ...routes.map(({ path }) => path), "/thank-you?stay"]);
    paths.delete("/thank-you");
    // A route's pages have the sheets that it names in common.
    const idle = new Map<string, { path: string; sheets: Set<string> }>();
    for (const path of paths) {
      await page.goto(path);
      const { named, unused } = await page.evaluate(compareRules, built);
      expect(named.length, path).toBeGreaterThan(0);
      const before = idle.get(named.join())?.sheets ?? new Set(named);
      idle.set(named.join(), { path, sheets: before.intersection(new Set(unused)) });
    }
    const needless = [...idle.values()].filter(({ sheets }) => sheets.size > 0);
    expect(needless.map(({ path, sheets }) => `${path}: ${[...sheets]}`)).toEqual([]);
  });
});

type Rules = {
  /** Rules of other pages' sheets that this page has something for. */
  missing: string[];
  /** The sheets that this page's route names, and those of them without a rule for anything here. */
  named: string[];
  unused: string[];
};

function compareRules(files: { name: string; text: string }[]): Rules {
  const own = new Set(
    [...document.styleSheets].filter((sheet) => !sheet.disabled).flatMap((sheet) => selectorsOf(sheet)),
  );
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]:not([media])")];
  const hrefs = links.map((link) => link.href);
  const sheets = files.map(({ name, text }) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return { name, shown: selectorsOf(sheet).filter(isShown) };
  });
  const named = sheets.filter(({ name }) => hrefs.some((href) => href.endsWith(`/${name}`)));
  return {
    missing: [...new Set(sheets.flatMap(({ shown }) => shown))].filter((selector) => !own.has(selector)),
    named: named.map(({ name }) => name),
    unused: named.filter(({ shown }) => shown.length === 0).map(({ name }) => name),
  };

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
