import { mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { HttpBindings } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { makeFolder } from "../tests/support/run-site.ts";
import { createApp } from "./app.ts";
import { createFinishedPages, type RenderRequest } from "./finished-pages.ts";
import { MAX_POSTS_PER_MINUTE } from "./post-rate-limit.ts";
import { createReadiness } from "./readiness.ts";

const clientFolder = makeFolder();
const scriptText = "console.log('hello');".repeat(100);

beforeAll(() => {
  mkdirSync(join(clientFolder, "assets"));
  writeFileSync(join(clientFolder, "assets", "entry-abc.js"), scriptText);
  writeFileSync(join(clientFolder, "assets", "entry-abc.js.gz"), gzipSync(scriptText));
  writeFileSync(join(clientFolder, "favicon.svg"), "<svg/>");
});
afterAll(() => rmSync(clientFolder, { recursive: true, force: true }));

const renderPathAsText: RenderRequest = async (request) => new Response(`page ${new URL(request.url).pathname}`);

type TestAppOptions = { siteUrl?: string; hstsMaxAge?: number; render?: RenderRequest };

function createTestApp({ render = renderPathAsText, ...https }: TestAppOptions = {}) {
  const app = createApp({
    checks: { read: async () => {}, write: async () => {}, oldestWaitingSince: async () => null },
    readiness: createReadiness(),
    render,
    pages: createFinishedPages({ render, siteUrl: https.siteUrl }),
    normalizeRequest: (request) => request,
    clientFolder,
    trustedProxies: 1,
    ...https,
  });
  return {
    /** Adds the headers of Node's response that the app's own response does not set. */
    request: async (path: string, init?: RequestInit) => {
      const defaults = new Headers();
      const incoming = { socket: { remoteAddress: "10.0.0.1" }, headers: {} };
      const outgoing = { setHeader: (name: string, value: string) => defaults.set(name, value) };
      const response = await app.request(path, init, { incoming, outgoing } as unknown as HttpBindings);
      for (const [name, value] of defaults) if (!response.headers.has(name)) response.headers.set(name, value);
      return response;
    },
  };
}

describe("every response", () => {
  test.each(["/", "/assets/entry-abc.js", "/healthz"])(
    "%s carries the security headers and a request id",
    async (path) => {
      const { headers } = await createTestApp().request(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("default-src 'self'");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("x-request-id")).toBeTruthy();
      expect(headers.has("strict-transport-security")).toBe(false);
    },
  );

  test("keeps a Cross-Origin-Resource-Policy that the route has set", async () => {
    const render = async () => new Response("", { headers: { "Cross-Origin-Resource-Policy": "cross-origin" } });
    const { headers } = await createTestApp({ render }).request("/share/about.png");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect((await createTestApp().request("/")).headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  test.each([
    [undefined, "max-age=63072000; includeSubDomains"],
    [31_536_000, "max-age=31536000; includeSubDomains"],
    [300, "max-age=300"],
    [0, "max-age=0"],
  ])("sends HSTS when SITE_URL is https, with an age of %s", async (hstsMaxAge, expected) => {
    const app = createTestApp({ siteUrl: "https://furlong.example", hstsMaxAge });
    for (const path of ["/", "/healthz"])
      expect((await app.request(path)).headers.get("strict-transport-security")).toBe(expected);
  });
});

describe("static files", () => {
  test("hashed files are cached for a year and sent compressed", async () => {
    const response = await createTestApp().request("/assets/entry-abc.js", { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("vary")).toMatch(/accept-encoding/i);
  });

  test("other files are cached for a day", async () => {
    const response = await createTestApp().request("/favicon.svg");
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=86400/);
    expect(await response.text()).toBe("<svg/>");
  });

  test("a matching If-None-Match gets 304", async () => {
    const app = createTestApp();
    const etag = (await app.request("/favicon.svg")).headers.get("etag") ?? "";
    const again = await app.request("/favicon.svg", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("HEAD gets only the headers", async () => {
    const response = await createTestApp().request("/favicon.svg", { method: "HEAD" });
    expect(response.headers.get("content-length")).toBe("6");
    expect(response.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
    expect(await response.text()).toBe("");
  });

  test("a file deleted while the site runs falls through to the app", async () => {
    const file = join(clientFolder, "assets", "old-abc.js");
    writeFileSync(file, scriptText);
    const app = createTestApp();
    rmSync(file);
    expect(await (await app.request("/assets/old-abc.js")).text()).toMatch(/^page/);
    expect(await (await app.request("/assets/old-abc.js")).text()).toMatch(/^page/);
  });

  test("a failed read is retried on the next request", async () => {
    const file = join(clientFolder, "assets", "unreadable-abc.js");
    const aside = `${file}.aside`;
    writeFileSync(file, scriptText);
    const app = createTestApp();
    renameSync(file, aside);
    mkdirSync(file);
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await app.request("/assets/unreadable-abc.js")).status).toBe(500);
    expect(String(printed.mock.calls)).toContain("EISDIR");
    rmdirSync(file);
    renameSync(aside, file);
    expect(await (await app.request("/assets/unreadable-abc.js")).text()).toBe(scriptText);
  });

  test.each(["/", "/assets/gone.js", "/../package.json", "/%2e%2e/package.json", "/assets"])(
    "%s falls through to the app",
    async (path) => {
      expect(await (await createTestApp().request(path)).text()).toMatch(/^page/);
    },
  );
});

test("a flood of posts is refused before rendering, while reads and other networks get through", async () => {
  vi.spyOn(log, "info").mockImplementation(() => {});
  const render = vi.fn(renderPathAsText);
  const app = createTestApp({ render });
  const post = (address: string) =>
    app.request("/contact", { method: "POST", headers: { "x-forwarded-for": address } });
  for (let n = 0; n < MAX_POSTS_PER_MINUTE; n++) await post(`2001:db8:1:${n.toString(16)}::1`);
  render.mockClear();
  const refused = await post("2001:db8:1:ffff::1");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await refused.text()).toMatch(/Go back, where your text still is/);
  expect(render).not.toHaveBeenCalled();
  expect((await post("2001:db8:2::1")).status).toBe(200);
  expect((await app.request("/", { headers: { "x-forwarded-for": "2001:db8:1::1" } })).status).toBe(200);
});

test("each request logs one line, without query or client address", async () => {
  const info = vi.spyOn(log, "info").mockImplementation(() => {});
  await createTestApp().request("/contact?email=ada@example.com");
  expect(info).toHaveBeenCalledTimes(1);
  expect(info.mock.calls[0]?.[0]).toMatchObject({ method: "GET", path: "/contact", status: 200 });
  expect(JSON.stringify(info.mock.calls)).not.toContain("ada@");
});
