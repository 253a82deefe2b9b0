import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { finishedPage } from "#app/lib/finished-page.ts";
import { createFinishedPages, type RenderRequest } from "./finished-pages.ts";
import { serveCachedPages } from "./page-cache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp({ siteUrl, load = 0 }: { siteUrl?: string; load?: number } = {}) {
  const whole = vi.fn<RenderRequest>(async ({ url }) => reply(`whole ${url}`));
  const streamed = vi.fn<RenderRequest>(async ({ url }) => reply(`streamed ${url}`));
  const render: RenderRequest = (request, context) => (context?.get(finishedPage) ? whole(request) : streamed(request));
  const pages = createFinishedPages({ render, siteUrl });
  const app = new Hono();
  const options = { pages, normalizeRequest: (request: Request) => request, watchLoad: () => () => load };
  app.use(serveCachedPages(options));
  app.all("*", ({ req }) => render(req.raw));
  const get = (path: string, headers?: HeadersInit) => app.request(path, { headers });
  const text = async (path: string, headers?: HeadersInit) => (await get(path, headers)).text();
  return { app, get, text, whole, streamed, expire: pages.expire };
}

function reply(text: string, status = 200, headers: Record<string, string> = sharedPage()) {
  return new Response(inHtml(text), { status, headers: { "content-type": "text/html; charset=utf-8", ...headers } });
}
const inHtml = (text: string) => `<html><head></head><body>${text}</body></html>`;
const crawlerHeaders = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };

describe("a finished page", () => {
  test("is rendered once for all visitors, even if they ask at the same time", async () => {
    const { text, whole, streamed } = setUp();
    expect(await text("/about")).toBe(inHtml("whole http://localhost/about"));
    expect(await text("/about")).toBe(inHtml("whole http://localhost/about"));
    await Promise.all([text("/"), text("/"), text("/")]);
    expect(whole).toHaveBeenCalledTimes(2);
    expect(streamed).not.toHaveBeenCalled();
  });

  test("tells browsers to revalidate and a CDN to cache it", async () => {
    const { headers } = await setUp().get("/");
    expect(headers.get("cache-control")).toBe("public, max-age=0, s-maxage=60, stale-while-revalidate=86400");
    expect(headers.get("vary")).toBe("Accept-Encoding");
    expect(headers.get("content-security-policy")).toContain("script-src 'self'");
  });

  test("is sent in an encoding that the client accepts", async () => {
    const { get } = setUp();
    const zipped = await get("/", { "accept-encoding": "gzip" });
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(inHtml("whole http://localhost/"));
    expect((await get("/", { "accept-encoding": "br" })).headers.get("content-encoding")).toBe("br");
    expect((await get("/")).headers.has("content-encoding")).toBe(false);
  });

  test("is compressed further after the second request", async () => {
    const { get, whole } = setUp();
    const words = Array.from({ length: 4_000 }, (_, at) => (at * at) % 997).join(" ");
    whole.mockResolvedValue(reply(words));
    const read = async () => Buffer.from(await (await get("/", { "accept-encoding": "br" })).arrayBuffer());
    const first = await read();
    await vi.waitFor(async () => expect((await read()).length).toBeLessThan(first.length * 0.95));
    expect(brotliDecompressSync(await read()).toString()).toBe(inHtml(words));
  });

  test("answers a matching If-None-Match with 304, and with 200 after a change", async () => {
    const { get, whole, expire } = setUp();
    const etag = (await get("/")).headers.get("etag") as string;
    const again = await get("/", { "if-none-match": `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    expect(await again.text()).toBe("");
    whole.mockResolvedValue(reply("new"));
    expire();
    await get("/");
    await vi.runAllTimersAsync();
    expect((await get("/", { "if-none-match": etag })).status).toBe(200);
  });

  test("answers HEAD without a body", async () => {
    const { app } = setUp();
    const response = await app.request("/", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(inHtml("whole http://localhost/").length));
    expect(await response.text()).toBe("");
  });

  test("is served stale while it is rendered again, a minute later or after a change of content", async () => {
    const { text, whole, expire } = setUp();
    await text("/");
    whole.mockResolvedValue(reply("second"));
    vi.advanceTimersByTime(60_000);
    expect(await text("/")).toBe(inHtml("whole http://localhost/"));
    expect(await text("/")).toBe(inHtml("second"));
    whole.mockResolvedValue(reply("third"));
    expire();
    expect(await text("/")).toBe(inHtml("second"));
    expect(await text("/")).toBe(inHtml("third"));
  });

  test("is served stale while rendering fails", async () => {
    const { text, whole } = setUp();
    await text("/");
    whole.mockResolvedValue(reply("broken", 503));
    vi.advanceTimersByTime(60_000);
    await text("/");
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await text("/")).toBe(inHtml("whole http://localhost/"));
  });

  test("is dropped when its record is deleted", async () => {
    const { get, whole } = setUp();
    await get("/project/a");
    whole.mockImplementation(async () => reply("gone", 404));
    vi.advanceTimersByTime(60_000);
    await get("/project/a");
    await vi.advanceTimersByTimeAsync(0);
    expect((await get("/project/a")).status).toBe(404);
  });
});

describe("a missing page", () => {
  test("is cached for its s-maxage and not served stale", async () => {
    const { get, whole } = setUp();
    whole.mockImplementation(async () => reply("missing", 404, { "Cache-Control": "public, max-age=0, s-maxage=10" }));
    const response = await get("/nowhere");
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=10");
    await get("/nowhere");
    expect(whole).toHaveBeenCalledTimes(1);
    whole.mockImplementation(async () => reply("published"));
    vi.advanceTimersByTime(10_000);
    expect((await get("/nowhere")).status).toBe(200);
  });

  test("changes from 404 to 410 when its record is gone, even if its text stays the same", async () => {
    const { get, whole, expire } = setUp();
    whole.mockImplementation(async () => reply("no such project", 404));
    expect((await get("/project/x")).status).toBe(404);
    whole.mockImplementation(async () => reply("no such project", 410));
    expire();
    await get("/project/x");
    await vi.runAllTimersAsync();
    expect((await get("/project/x")).status).toBe(410);
  });

  test("never evicts existing pages from the cache", async () => {
    const { text, whole } = setUp();
    await text("/about");
    const large = "x".repeat(2 ** 20);
    whole.mockImplementation(async () => reply(large, 404));
    for (let index = 0; index < 40; index += 1) await text(`/made-up-${index}`);
    const renderings = whole.mock.calls.length;
    expect(await text("/about")).toBe(inHtml("whole http://localhost/about"));
    expect(whole).toHaveBeenCalledTimes(renderings);
  });
});

describe("not cached", () => {
  test("a private page, which is rendered for each visitor", async () => {
    const { text, whole } = setUp();
    whole.mockImplementation(async () => reply("for nobody", 200, { "Cache-Control": "private, no-cache" }));
    expect(await text("/admin")).toBe(inHtml("streamed http://localhost/admin"));
    expect(await text("/admin")).toBe(inHtml("streamed http://localhost/admin"));
    expect(whole).toHaveBeenCalledTimes(1);
  });

  test("a redirect", async () => {
    const { text, whole } = setUp();
    whole.mockImplementation(async () => new Response(null, { status: 302, headers: { Location: "/elsewhere" } }));
    expect(await text("/desk")).toBe(inHtml("streamed http://localhost/desk"));
  });

  test("posts and data requests", async () => {
    const { app, text, whole } = setUp();
    await app.request("/contact", { method: "POST" });
    await text("/work.data");
    expect(whole).not.toHaveBeenCalled();
  });

  test("a failed page, which is streamed to the visitor", async () => {
    const { text, whole } = setUp();
    whole.mockResolvedValue(reply("broken", 503));
    expect(await text("/")).toBe(inHtml("streamed http://localhost/"));
    whole.mockRejectedValue(new Error("no"));
    expect(await text("/")).toBe(inHtml("streamed http://localhost/"));
  });
});

describe("a slow page", () => {
  test("is streamed to a visitor after 50 ms, and cached for the next one", async () => {
    const { text, whole } = setUp();
    const slow = Promise.withResolvers<Response>();
    whole.mockReturnValue(slow.promise);
    const first = text("/");
    await vi.advanceTimersByTimeAsync(50);
    expect(await first).toBe(inHtml("streamed http://localhost/"));
    slow.resolve(reply("done"));
    await vi.runAllTimersAsync();
    expect(await text("/")).toBe(inHtml("done"));
  });

  test("keeps visitors waiting for up to a second while the process is busy", async () => {
    const { text, whole, streamed } = setUp({ load: 1 });
    const slow = Promise.withResolvers<Response>();
    whole.mockReturnValue(slow.promise);
    const reading = text("/");
    await vi.advanceTimersByTimeAsync(999);
    expect(streamed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toBe(inHtml("streamed http://localhost/"));
    slow.resolve(reply("done"));
  });

  test("is never streamed to crawlers", async () => {
    const { text, whole } = setUp();
    const slow = Promise.withResolvers<Response>();
    whole.mockReturnValue(slow.promise);
    const reading = text("/", crawlerHeaders);
    await vi.advanceTimersByTimeAsync(5_000);
    slow.resolve(reply("done"));
    expect(await reading).toBe(inHtml("done"));
  });

  test("answers crawlers with 503 if it fails, so that they do not index it", async () => {
    const { get, whole, streamed } = setUp();
    whole.mockResolvedValue(reply("The list could not be loaded.", 503));
    const response = await get("/about", crawlerHeaders);
    expect(response.status).toBe(503);
    expect(streamed).not.toHaveBeenCalled();
    expect((await get("/about")).status).toBe(200);
  });
});

describe("absolute addresses", () => {
  test("use SITE_URL, even if the request names another host", async () => {
    const { text, whole } = setUp({ siteUrl: "https://furlong.example" });
    await text("http://evil.example/about");
    expect(await text("http://other.example/about")).toBe(inHtml("whole https://furlong.example/about"));
    expect(whole).toHaveBeenCalledTimes(1);
  });

  test("use the request's own origin if SITE_URL is not set", async () => {
    const { text } = setUp();
    await text("http://evil.example/about");
    expect(await text("http://localhost/about")).toBe(inHtml("whole http://localhost/about"));
  });
});
