import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scoreByObservatory } from "../support/observatory.ts";
import { specifiedPages } from "../support/routes.ts";
import { runSite, type SiteProcess } from "../support/run-site.ts";

let site: SiteProcess;
beforeAll(async () => {
  site = await runSite({ SITE_URL: "https://furlong.example", LOG_LEVEL: "silent" });
}, 60_000);
afterAll(() => site.stop());

describe("the headers", () => {
  test("of every page and of a form's answer score 125 by the Observatory's rules", async () => {
    for (const { path } of specifiedPages) await expectScore(path, await fetch(site.url + path));
    const posted = { method: "POST", body: new URLSearchParams({ form: "contact" }), headers: { origin: site.url } };
    await expectScore("a form", await fetch(`${site.url}/contact`, posted));
  });

  test("of a page's data forbid shared caches to keep it", async () => {
    for (const path of ["/_root", "/work", "/project/harvest-table-market", "/project/no-such-project"]) {
      const { headers } = await fetch(`${site.url}${path}.data`);
      expect(headers.get("content-type"), path).toMatch(/^text\/x-script/);
      expect(headers.get("cache-control"), path).toBe("private, no-cache");
    }
  });

  test("of prefetched data let the browser keep it until the click", async () => {
    for (const [path, expected] of [
      ["/work", "private, max-age=5"],
      ["/project/harvest-table-market", "private, max-age=5"],
      ["/project/no-such-project", "private, no-cache"],
    ]) {
      const { headers } = await fetch(`${site.url}${path}.data`, { headers: { "Sec-Purpose": "prefetch" } });
      expect(headers.get("cache-control"), path).toBe(expected);
    }
  });

  test("allow prefetches by default-src, as Firefox requires, and forbid objects, frames and other base addresses", async () => {
    const { headers } = await fetch(site.url);
    const policy = headers.get("content-security-policy")?.split(";");
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'self'", "object-src 'none'", "frame-src 'none'", "base-uri 'none'"]),
    );
  });

  test("of other answers include the security headers too", async () => {
    const files = ["/feed.xml", "/sitemap.xml", "/robots.txt", "/llms.txt", "/site.webmanifest", "/favicon.svg"];
    for (const path of ["/no-such-page", "/work.data", ...files, "/share/home.png", "/healthz", "/%ff"]) {
      const { headers } = await fetch(site.url + path);
      expect(Object.fromEntries(headers), path).toMatchObject({
        "strict-transport-security": expect.stringMatching(/^max-age=63072000/),
        "x-content-type-options": "nosniff",
        "referrer-policy": "same-origin",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "cross-origin-resource-policy": expect.stringMatching(/^(same-origin|cross-origin)$/),
        "permissions-policy": expect.stringContaining("camera=()"),
      });
    }
  });
});

test("every absolute address uses SITE_URL, even if the request names another host", async () => {
  const path = "/project/harvest-table-market";
  const page = await (await fetch(site.url + path)).text();
  expect(page).toContain(`<link rel="canonical" href="https://furlong.example${path}"/>`);
  expect(page).toContain(`<meta property="og:image" content="https://furlong.example/share${path}.png"/>`);
  expect(page).not.toContain("127.0.0.1");
  for (const file of ["/robots.txt", "/sitemap.xml", "/feed.xml", "/llms.txt"]) {
    const text = await (await fetch(site.url + file)).text();
    expect(text, file).toContain("https://furlong.example/");
    expect(text, file).not.toContain("127.0.0.1");
  }
});

async function expectScore(path: string, response: Response) {
  const { score, findings } = scoreByObservatory(response.headers, await response.text());
  expect(score, `${path}: ${JSON.stringify(findings)}`).toBeGreaterThanOrEqual(125);
}
