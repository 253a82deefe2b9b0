import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { observatoryScore } from "../support/observatory.ts";
import { routes } from "../support/routes.ts";
import { type Process, runSite } from "../support/run-site.ts";

let site: Process;
beforeAll(async () => {
  site = await runSite({ SITE_URL: "https://furlong.example", LOG_LEVEL: "silent" });
}, 60_000);
afterAll(() => site.stop());

describe("the rules", () => {
  const strict = "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'";
  const good = {
    "content-security-policy": strict,
    "strict-transport-security": "max-age=63072000",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  };
  const score = (changes: Record<string, string>, html = "") =>
    observatoryScore(new Headers({ ...good, ...changes }), html).score;

  test("give all bonuses to a page that has everything", () => {
    expect(score({})).toBe(130);
  });

  test.each([
    [
      "unsafe inline scripts",
      { "content-security-policy": strict.replace("script-src 'self'", "script-src 'unsafe-inline'") },
    ],
    ["no policy", { "content-security-policy": "" }],
    ["no strict transport", { "strict-transport-security": "" }],
    ["a cookie", { "set-cookie": "a=b" }],
  ])("take the bonuses away for %s", (_, changes) => {
    expect(score(changes)).toBeLessThan(90);
  });

  test("give less for inline styles", () => {
    expect(score({ "content-security-policy": strict.replace("style-src 'self'", "style-src 'unsafe-inline'") })).toBe(
      120,
    );
  });
});

describe("every route by the rules of the Observatory", () => {
  test.each(routes.map(({ path }) => path))("%s reaches 125", async (path) => {
    const response = await fetch(site.url + path);
    const { score, findings } = observatoryScore(response.headers, await response.text());
    expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(125);
  });

  test.each(["/_root.data", "/work.data", "/project/harvest-table-market.data", "/project/no-such-project.data"])(
    "%s is kept by no cache in between",
    async (path) => {
      const { headers } = await fetch(site.url + path);
      expect(headers.get("content-type")).toMatch(/^text\/x-script/);
      expect(headers.get("cache-control")).toBe("private, no-cache");
    },
  );

  test.each([
    ["/work.data", "private, max-age=5"],
    ["/project/harvest-table-market.data", "private, max-age=5"],
    ["/project/no-such-project.data", "private, no-cache"],
  ])("%s that is fetched ahead is there for the click", async (path, expected) => {
    const { headers } = await fetch(site.url + path, { headers: { "Sec-Purpose": "prefetch" } });
    expect(headers.get("cache-control")).toBe(expected);
  });

  test("what is fetched ahead is allowed by default-src, as Firefox asks, and nothing else is by that", async () => {
    const { headers } = await fetch(site.url);
    const policy = headers.get("content-security-policy")?.split(";");
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'self'", "object-src 'none'", "frame-src 'none'", "base-uri 'none'"]),
    );
  });

  test.each([
    "/no-such-page",
    "/work.data",
    "/feed.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/site.webmanifest",
    "/share/home.png",
    "/start/none.js?of=/",
    "/healthz",
    "/favicon.svg",
    "/%ff",
  ])("%s, no page, carries what every answer carries", async (path) => {
    const { headers } = await fetch(site.url + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      "strict-transport-security": expect.stringMatching(/^max-age=63072000/),
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "cross-origin-resource-policy": expect.stringMatching(/^(same-origin|cross-origin)$/),
      "permissions-policy": expect.stringContaining("camera=()"),
    });
  });

  test("the answer to a form has as many", async () => {
    const response = await fetch(`${site.url}/contact`, {
      method: "POST",
      body: new URLSearchParams({ form: "contact" }),
      headers: { origin: site.url },
    });
    expect(observatoryScore(response.headers, await response.text()).score).toBeGreaterThanOrEqual(125);
  });
});
