import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { createPages, type Render } from "./pages.ts";
import { startFiles } from "./start-files.ts";

const page = (
  state: string,
) => `<html><head><style></style></head><body><script>window.__reactRouterContext = ${state};</script>
<script type="text/plain" data-steps="/r.js" data-modules="/x.js">import("/x.js");</script><script>begin()</script></body></html>`;

function setUp() {
  let state = "1";
  const render = vi.fn<Render>(async () => new Response(page(state), { headers: { "content-type": "text/html" } }));
  const pages = createPages(render);
  const changeTo = (next: string) => {
    state = next;
  };
  const readHref = async (address: string) => {
    const { plain } = await pages.read(`http://localhost${address}`);
    return /data-start="([^"]+)"/.exec(plain.toString())?.[1] as string;
  };
  return { render, pages, changeTo, readHref, app: serve(pages) };
}

const serve = (pages: ReturnType<typeof createPages>) => new Hono().get("/start/:file", startFiles(pages));

test("a page's file is there, for ever", async () => {
  const { app, readHref } = setUp();
  const answer = await app.request(await readHref("/about"));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(await answer.text()).toMatch(/^window\.__reactRouterContext = 1;\n.*\n.*import\("\/x\.js"\);}$/);
});

test.each(["gzip", "br"])("it comes in %s", async (encoding) => {
  const { app, readHref } = setUp();
  const answer = await app.request(await readHref("/about"), { headers: { "accept-encoding": encoding } });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
});

test("it comes again after more than are held", async () => {
  const { app, readHref, changeTo } = setUp();
  const href = await readHref("/about");
  const long = "x".repeat(200_000);
  for (let other = 2; other < 100; other++) {
    changeTo(JSON.stringify(other + long));
    await readHref(`/other-${other}`);
  }
  expect(await (await app.request(href)).text()).toContain("= 1;");
});

test("another process makes it again with its page", async () => {
  const href = await setUp().readHref("/work?type=a");
  const { app, render } = setUp();
  expect((await app.request(href)).status).toBe(200);
  expect(render.mock.calls[0]?.[0].url).toBe("http://localhost/work");
});

test("the file of a page that was replaced is still there", async () => {
  const { app, pages, readHref, changeTo } = setUp();
  const href = await readHref("/about");
  changeTo("2");
  pages.expire();
  await vi.waitFor(async () => expect(await readHref("/about")).not.toBe(href));
  expect(await (await app.request(href)).text()).toContain("= 1;");
});

test("a file that no page has any more is not found", async () => {
  const href = await setUp().readHref("/about");
  const { app, changeTo } = setUp();
  changeTo("2");
  expect((await app.request(href)).status).toBe(404);
});

test.each(["/start/x.js", "/start/x.js?of=", "/start/x.js?of=@evil.example/", "/start/x.js?of=/a.png"])(
  "%s is not found, and renders nothing",
  async (path) => {
    const { app, render } = setUp();
    expect((await app.request(path)).status).toBe(404);
    expect(render).not.toHaveBeenCalled();
  },
);

test("a page that cannot be made has none", async () => {
  const { app, render } = setUp();
  render.mockResolvedValue(new Response("", { status: 503 }));
  expect((await app.request("/start/x.js?of=/about")).status).toBe(404);
});
