import { mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import type { Store } from "#app/data/current-store.server.ts";
import { makeFolder } from "../tests/support/run-site.ts";
import { createApp } from "./app.ts";
import { createPages, type Render } from "./pages.ts";

const clientFolder = makeFolder();
const ping = vi.fn<Store["ping"]>();
const script = "console.log('hello');".repeat(100);

beforeAll(() => {
  mkdirSync(join(clientFolder, "assets"));
  writeFileSync(join(clientFolder, "assets", "entry-abc.js"), script);
  writeFileSync(join(clientFolder, "assets", "entry-abc.js.gz"), gzipSync(script));
  writeFileSync(join(clientFolder, "favicon.svg"), "<svg/>");
});
afterAll(() => rmSync(clientFolder, { recursive: true, force: true }));

const renderPath: Render = async (request) => new Response(`page ${new URL(request.url).pathname}`);

function makeApp({ siteUrl, render = renderPath }: { siteUrl?: string; render?: Render } = {}) {
  return createApp({
    store: { ping } as unknown as Store,
    render,
    pages: createPages({ render, siteUrl }),
    toPageRequest: (request) => request,
    clientFolder,
    siteUrl,
  });
}

describe("every answer", () => {
  test.each(["/", "/assets/entry-abc.js", "/healthz"])(
    "%s carries the security headers and a request id",
    async (path) => {
      ping.mockResolvedValue();
      const { headers } = await makeApp().request(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toContain("default-src 'self'");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("x-request-id")).toBeTruthy();
      expect(headers.has("strict-transport-security")).toBe(false);
    },
  );

  test("an answer that is meant for other sites keeps saying so", async () => {
    const render = async () => new Response("", { headers: { "Cross-Origin-Resource-Policy": "cross-origin" } });
    const { headers } = await makeApp({ render }).request("/share/about.png");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect((await makeApp().request("/")).headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  test("asks browsers to stay on https where the site is", async () => {
    const { headers } = await makeApp({ siteUrl: "https://furlong.example" }).request("/");
    expect(headers.get("strict-transport-security")).toContain("max-age=");
  });
});

describe("static files", () => {
  test("hashed files are kept for ever and come compressed", async () => {
    const response = await makeApp().request("/assets/entry-abc.js", { headers: { "accept-encoding": "gzip" } });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(response.headers.get("vary")).toMatch(/accept-encoding/i);
  });

  test("other files are kept for a day", async () => {
    const response = await makeApp().request("/favicon.svg");
    expect(response.headers.get("cache-control")).toMatch(/^public, max-age=86400/);
    expect(await response.text()).toBe("<svg/>");
  });

  test("a file that the browser has is not sent again", async () => {
    const app = makeApp();
    const etag = (await app.request("/favicon.svg")).headers.get("etag") ?? "";
    const again = await app.request("/favicon.svg", { headers: { "if-none-match": etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
  });

  test("a question about a file gets its headers alone", async () => {
    const response = await makeApp().request("/favicon.svg", { method: "HEAD" });
    expect(response.headers.get("content-length")).toBe("6");
    expect(response.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
    expect(await response.text()).toBe("");
  });

  test("a file that went away while the site runs is the app's to answer", async () => {
    const file = join(clientFolder, "assets", "old-abc.js");
    writeFileSync(file, script);
    const app = makeApp();
    rmSync(file);
    expect(await (await app.request("/assets/old-abc.js")).text()).toMatch(/^page/);
    expect(await (await app.request("/assets/old-abc.js")).text()).toMatch(/^page/);
  });

  test("a file that could not be read for a moment is there afterwards", async () => {
    const file = join(clientFolder, "assets", "held-abc.js");
    const gone = `${file}.away`;
    writeFileSync(file, script);
    const app = makeApp();
    renameSync(file, gone);
    mkdirSync(file);
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await app.request("/assets/held-abc.js")).status).toBe(500);
    expect(String(said.mock.calls)).toContain("EISDIR");
    rmdirSync(file);
    renameSync(gone, file);
    expect(await (await app.request("/assets/held-abc.js")).text()).toBe(script);
  });

  test.each(["/", "/assets/gone.js", "/../package.json", "/%2e%2e/package.json", "/assets"])(
    "%s is the app's to answer",
    async (path) => {
      expect(await (await makeApp().request(path)).text()).toMatch(/^page/);
    },
  );
});

describe("/healthz", () => {
  test("says ok while the store answers", async () => {
    ping.mockResolvedValue();
    const response = await makeApp().request("/healthz");
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ok", store: "ok" });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("says so when the store does not", async () => {
    vi.spyOn(log, "warn").mockImplementation(() => {});
    ping.mockRejectedValue(new Error("secret detail"));
    const response = await makeApp().request("/healthz");
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("secret detail");
  });

  test("does not wait for a store that hangs", async () => {
    vi.useFakeTimers();
    vi.spyOn(log, "warn").mockImplementation(() => {});
    ping.mockReturnValue(new Promise(() => {}));
    const answer = makeApp().request("/healthz");
    await vi.advanceTimersByTimeAsync(2_000);
    expect((await answer).status).toBe(503);
    vi.useRealTimers();
  });
});

test("the log has one line a request, without query or address", async () => {
  const info = vi.spyOn(log, "info").mockImplementation(() => {});
  await makeApp().request("/contact?email=ada@example.com");
  expect(info).toHaveBeenCalledTimes(1);
  expect(info.mock.calls[0]?.[0]).toMatchObject({ method: "GET", path: "/contact", status: 200 });
  expect(JSON.stringify(info.mock.calls)).not.toContain("ada@");
});
