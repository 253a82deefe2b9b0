import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "../support/routes.ts";
import { type Process, root, runSite } from "../support/run-site.ts";

const KB = 1000;
/** What a phone gets in the first round trip, ten packets, less what a longer address takes. */
const FIRST_ROUND_TRIP = 14_580;
const most = { scripts: 135 * KB, styles: 14 * KB, fonts: 65 * KB, document: FIRST_ROUND_TRIP };

let site: Process;
beforeAll(async () => {
  // The address is in the page, and a page with another one is some bytes longer or shorter.
  site = await runSite({ LOG_LEVEL: "silent", SITE_URL: "http://localhost:3000" });
}, 60_000);
afterAll(() => site.stop());

const built = (href: string) => readFileSync(join(root, "build/client", href));
const gzipped = (...parts: (string | Buffer)[]) => parts.reduce((sum, part) => sum + gzipSync(part).length, 0);
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

describe("no route outgrows its budget", () => {
  test.each(routes.map(({ path }) => path))("%s", async (path) => {
    await (await fetch(site.url + path)).text();
    const response = await fetch(site.url + path);
    const html = await response.text();
    const lines = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 200 OK\r\n${lines.join("")}\r\n`.length;
    const [start = ""] = matches(html, /data-start="([^"]+)"/g);
    const [modules = ""] = matches(await (await fetch(site.url + start)).text(), /modules = (\[.*?\])/g);
    const steps = matches(html, /data-steps="([^"]+)"/g).flatMap((list) => list.split(" "));
    const scripts = [...steps, ...(JSON.parse(modules) as string[])];
    const sheets = matches(html, /<style[^>]*>(.*?)<\/style>/gs);
    const fonts = new Set(matches(sheets.join(""), /url\(["']?([^"')]+\.woff2)/g));

    expect(steps.length).toBeGreaterThan(0);
    expect(scripts.length).toBeGreaterThan(steps.length);
    expect(gzipped(...scripts.map(built))).toBeLessThan(most.scripts);
    // Each takes 25 ms to make, on a fast machine.
    expect(scripts.filter((href) => /Intl\.(Number|DateTime)|toLocale/.test(`${built(href)}`))).toEqual([]);
    expect(sheets.length).toBeGreaterThan(0);
    expect(gzipped(sheets.join(""))).toBeLessThan(most.styles);
    expect(fonts.size).toBeGreaterThan(0);
    expect([...fonts].reduce((sum, href) => sum + built(href).length, 0)).toBeLessThan(most.fonts);
    expect(brotliCompressSync(html).length + head).toBeLessThan(most.document);
  });
});
