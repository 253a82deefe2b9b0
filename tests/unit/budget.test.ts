import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Process, root, runSite } from "../support/run-site.ts";

/** What a page may weigh over the wire, with a tenth to spare above what it weighs today. */
const most = { scripts: 150_000, styles: 25_000, fonts: 66_000 };

let site: Process;
beforeAll(async () => {
  site = await runSite({ LOG_LEVEL: "silent" });
}, 60_000);
afterAll(() => site.stop());

test.each(["/", "/work", "/rapid-development", "/contact"])("%s stays within its budget", async (path) => {
  const html = await (await fetch(site.url + path)).text();
  const linked = (ending: string) => [...new Set(html.match(new RegExp(`/assets/[^"]+\\.${ending}`, "g")))];
  const scripts = linked("js");
  const styles = linked("css");
  expect(scripts.length).toBeGreaterThan(2);
  expect(total(scripts.map(compressed))).toBeLessThan(most.scripts);
  expect(total(styles.map(compressed))).toBeLessThan(most.styles);
  expect(total(linked("woff2").map(built))).toBeLessThan(most.fonts);
  // Each formatter takes 25 ms to make, on a fast machine.
  const text = scripts.map((href) => readFileSync(join(root, "build/client", href), "utf8")).join("");
  expect(text).not.toMatch(/Intl\.(Number|DateTime)|toLocale/);
});

function compressed(href: string): number {
  try {
    return built(`${href}.br`);
  } catch {
    // Too small to gain from it.
    return built(href);
  }
}

const built = (href: string) => statSync(join(root, "build/client", href)).size;
const total = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
