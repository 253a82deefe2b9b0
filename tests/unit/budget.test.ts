import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, runSite, type SiteProcess } from "../support/run-site.ts";

/** The most bytes that a page may send over the wire, a tenth above its present weight. */
const maxBytes = { scripts: 150_000, styles: 25_000, fonts: 66_000 };

let site: SiteProcess;
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
  expect(sumBytes(scripts.map(compressedBytes))).toBeLessThan(maxBytes.scripts);
  expect(sumBytes(styles.map(compressedBytes))).toBeLessThan(maxBytes.styles);
  expect(sumBytes(linked("woff2").map(builtBytes))).toBeLessThan(maxBytes.fonts);
  // Creating an Intl formatter takes 25 ms, even on a fast machine.
  const text = scripts.map((href) => readFileSync(join(root, "build/client", href), "utf8")).join("");
  expect(text).not.toMatch(/Intl\.(Number|DateTime)|toLocale/);
});

function compressedBytes(href: string): number {
  try {
    return builtBytes(`${href}.br`);
  } catch {
    // The build compresses no file this small.
    return builtBytes(href);
  }
}

const builtBytes = (href: string) => statSync(join(root, "build/client", href)).size;
const sumBytes = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0);
