import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { finishedPage } from "#app/lib/finished-page.ts";
import { createFinishedPages, type Render } from "./finished-pages.ts";
import { pageCache } from "./page-cache.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp({ siteUrl, load = 0 }: { siteUrl?: string; load?: number } = {}) {
  const whole = vi.fn<Render>(async ({ url }) => html(`whole ${url}`));
  const streamed = vi.fn<Render>(async ({ url }) => html(`streamed ${url}`));
  const render: Render = (request, context) => (context?.get(finishedPage) ? whole(request) : streamed(request));
  const pages = createFinishedPages({ render, siteUrl });
  const app = new Hono();
  const options = { pages, toPageRequest: (request: Request) => request, watchLoad: () => () => load };
  app.use(pageCache(options));
  app.all("*", ({ req }) => render(req.raw));
  const get = (path: string, headers?: HeadersInit) => app.request(path, { headers });
  const text = async (path: string, headers?: HeadersInit) => (await get(path, headers)).text();
  return { app, get, text, whole, streamed, expire: pages.expire };
}

function html(text: string, status = 200, headers: Record<string, string> = sharedPage()) {
  return new Response(body(text), { status, headers: { "content-type": "text/html; charset=utf-8", ...headers } });
}
const body = (text: string) => `<html><head></head><body>${text}</body></html>`;
const crawler = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };

describe("a finished page", () => {
  test("is rendered once for all visitors, also at the same time", async () => {
    const { text, whole, streamed } = setUp();
    expect(await text("/about")).toBe(body("whole http://localhost/about"));
    expect(await text("/about")).toBe(body("whole http://localhost/about"));
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

  test("comes in the encoding that the client accepts", async () => {
    const { get } = setUp();
    const zipped = await get("/", { "accept-encoding": "gzip" });
    expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe(body("whole http://localhost/"));
    expect((await get("/", { "accept-encoding": "br" })).headers.get("content-encoding")).toBe("br");
    expect((await get("/")).headers.has("content-encoding")).toBe(false);
  });

  test("gets smaller once it is asked for again", async () => {
    const { get, whole } = setUp();
    const words = Array.from({ length: 4_000 }, (_, at) => (at * at) % 997).join(" ");
    whole.mockResolvedValue(html(words));
    const read = async () => Buffer.from(await (await get("/", { "accept-encoding": "br" })).arrayBuffer());
    const first = await read();
    await vi.waitFor(async () => expect((await read()).length).toBeLessThan(first.length * 0.95));
    expect(brotliDecompressSync(await read()).toString()).toBe(body(words));
  });

  test("answers a matching If-None-Match with 304, and with 200 after a change", async () => {
    const { get, whole, expire } = setUp();
    const etag = (await get("/")).headers.get("etag") as string;
    const again = await get("/", { "if-none-match": `"other", ${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    expect(await again.text()).toBe("");
    whole.mockResolvedValue(html("new"));
    expire();
    await get("/");
    await vi.runAllTimersAsync();
    expect((await get("/", { "if-none-match": etag })).status).toBe(200);
  });

  test("answers HEAD without a body", async () => {
    const { app } = setUp();
    const response = await app.request("/", { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(body("whole http://localhost/").length));
    expect(await response.text()).toBe("");
  });

  test("is served stale while it is rendered again, after a minute or a change of content", async () => {
    const { text, whole, expire } = setUp();
    await text("/");
    whole.mockResolvedValue(html("second"));
    vi.advanceTimersByTime(60_000);
    expect(await text("/")).toBe(body("whole http://localhost/"));
    expect(await text("/")).toBe(body("second"));
    whole.mockResolvedValue(html("third"));
    expire();
    expect(await text("/")).toBe(body("second"));
    expect(await text("/")).toBe(body("third"));
  });

  test("is served stale while rendering fails", async () => {
    const { text, whole } = setUp();
    await text("/");
    whole.mockResolvedValue(html("broken", 503));
    vi.advanceTimersByTime(60_000);
    await text("/");
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(await text("/")).toBe(body("whole http://localhost/"));
  });

  test("is dropped when its record is gone", async () => {
    const { get, whole } = setUp();
    await get("/project/a");
    whole.mockImplementation(async () => html("gone", 404));
    vi.advanceTimersByTime(60_000);
    await get("/project/a");
    await vi.advanceTimersByTimeAsync(0);
    expect((await get("/project/a")).status).toBe(404);
  });
});

describe("a missing page", () => {
  test("is cached for its s-maxage and not served stale", async () => {
    const { get, whole } = setUp();
    whole.mockImplementation(async () => html("missing", 404, { "Cache-Control": "public, max-age=0, s-maxage=10" }));
    const response = await get("/nowhere");
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=10");
    await get("/nowhere");
    expect(whole).toHaveBeenCalledTimes(1);
    whole.mockImplementation(async () => html("published"));
    vi.advanceTimersByTime(10_000);
    expect((await get("/nowhere")).status).toBe(200);
  });

  test("says that its record is gone, even in the same words", async () => {
    const { get, whole, expire } = setUp();
    whole.mockImplementation(async () => html("no such project", 404));
    expect((await get("/project/x")).status).toBe(404);
    whole.mockImplementation(async () => html("no such project", 410));
    expire();
    await get("/project/x");
    await vi.runAllTimersAsync();
    expect((await get("/project/x")).status).toBe(410);
  });

  test("never evicts the pages of the site", async () => {
    const { text, whole } = setUp();
    await text("/about");
    const large = "x".repeat(2 ** 20);
    whole.mockImplementation(async () => html(large, 404));
    for (let index = 0; index < 40; index += 1) await text(`/made-up-${index}`);
    const renderings = whole.mock.calls.length;
    expect(await text("/about")).toBe(body("whole http://localhost/about"));
    expect(whole).toHaveBeenCalledTimes(renderings);
  });
});

describe("not cached", () => {
  test("a private page: each visitor gets their own", async () => {
    const { text, whole } = setUp();
    whole.mockImplementation(async () => html("for nobody", 200, { "Cache-Control": "private, no-cache" }));
    expect(await text("/admin")).toBe(body("streamed http://localhost/admin"));
    expect(await text("/admin")).toBe(body("streamed http://localhost/admin"));
    expect(whole).toHaveBeenCalledTimes(1);
  });

  test("a redirect", async () => {
    const { text, whole } = setUp();
    whole.mockImplementation(async () => new Response(null, { status: 302, headers: { Location: "/elsewhere" } }));
    expect(await text("/desk")).toBe(body("streamed http://localhost/desk"));
  });

  test("posts and data requests", async () => {
    const { app, text, whole } = setUp();
    await app.request("/contact", { method: "POST" });
    await text("/work.data");
    expect(whole).not.toHaveBeenCalled();
  });

  test("a failed page: the visitor gets it streamed", async () => {
    const { text, whole } = setUp();
    whole.mockResolvedValue(html("broken", 503));
    expect(await text("/")).toBe(body("streamed http://localhost/"));
    whole.mockRejectedValue(new Error("no"));
    expect(await text("/")).toBe(body("streamed http://localhost/"));
  });
});

describe("a slow page", () => {
  test("is streamed after 50 ms, and cached for the next visitor", async () => {
    const { text, whole } = setUp();
    const slow = Promise.withResolvers<Response>();
    whole.mockReturnValue(slow.promise);
    const first = text("/");
    await vi.advanceTimersByTimeAsync(50);
    expect(await first).toBe(body("streamed http://localhost/"));
    slow.resolve(html("done"));
    await vi.runAllTimersAsync();
    expect(await text("/")).toBe(body("done"));
  });

  test("is waited for while the process is busy, for a second at most", async () => {
    const { text, whole, streamed } = setUp({ load: 1 });
    const slow = Promise.withResolvers<Response>();
    whole.mockReturnValue(slow.promise);
    const reading = text("/");
    await vi.advanceTimersByTimeAsync(999);
    expect(streamed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toBe(body("streamed http://localhost/"));
    slow.resolve(html("done"));
  });

  test("makes crawlers wait", async () => {
    const { text, whole } = setUp();
    const slow = Promise.withResolvers<Response>();
    whole.mockReturnValue(slow.promise);
    const reading = text("/", crawler);
    await vi.advanceTimersByTimeAsync(5_000);
    slow.resolve(html("done"));
    expect(await reading).toBe(body("done"));
  });

  test("that failed answers crawlers with 503, so that they do not index it", async () => {
    const { get, whole, streamed } = setUp();
    whole.mockResolvedValue(html("The list could not be loaded.", 503));
    const response = await get("/about", crawler);
    expect(response.status).toBe(503);
    expect(streamed).not.toHaveBeenCalled();
    expect((await get("/about")).status).toBe(200);
  });
});

describe("absolute addresses", () => {
  test("use SITE_URL, whatever host the request names", async () => {
    const { text, whole } = setUp({ siteUrl: "https://furlong.example" });
    await text("http://evil.example/about");
    expect(await text("http://other.example/about")).toBe(body("whole https://furlong.example/about"));
    expect(whole).toHaveBeenCalledTimes(1);
  });

  test("use the request's origin without SITE_URL, and never another's", async () => {
    const { text } = setUp();
    await text("http://evil.example/about");
    expect(await text("http://localhost/about")).toBe(body("whole http://localhost/about"));
  });
});
