import { brotliDecompressSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { createPages, pageBytes, type Render, shrink } from "./pages.ts";

const text = (words: string) => `<html><head><style></style></head><body>${words.repeat(200)}</body></html>`;

function setUp() {
  const render = vi.fn<Render>(
    async () => new Response(text("A page of words. "), { headers: { "content-type": "text/html" } }),
  );
  return { render, pages: createPages(render) };
}

test("a page keeps its letters, whatever script they are of", async () => {
  const { pages, render } = setUp();
  const words = "“Größe” — 東京 🙂";
  const script =
    '<script type="text/plain" data-steps="" data-modules="/x.js">begin()</script><script>start()</script>';
  const state = `<script>window.__reactRouterContext = "${words}";</script>`;
  const html = text(words).replace("</body>", `${state}${script}</body>`);
  render.mockImplementation(async () => new Response(html, { headers: { "content-type": "text/html" } }));
  const { plain, start } = await pages.read("http://localhost/");
  expect(plain.toString()).toContain(words.repeat(200));
  expect(start?.file.plain.toString()).toContain(words);
});

test("a page that is asked for again comes smaller, and says the same", async () => {
  const page = await setUp().pages.read("http://localhost/");
  const first = await pageBytes(page, "br");
  shrink(page, "br");
  await vi.waitFor(() => expect(page.encoded.get("br")).not.toBe(first));
  const small = await pageBytes(page, "br");
  expect(small.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(small)).toEqual(page.plain);
});

test("no more than a few dozen wait to be made smaller, and the others get their turn", async () => {
  const { pages } = setUp();
  const addresses = Array.from({ length: 60 }, (_, n) => `http://localhost/${n}`);
  const read = await Promise.all(addresses.map(pages.read));
  for (const page of read) shrink(page, "gzip");
  const waiting = read.filter(({ small }) => small.has("gzip"));
  expect(waiting).toHaveLength(50);
  await vi.waitFor(() => expect(waiting.every(({ encoded }) => encoded.has("gzip"))).toBe(true));
  await vi.waitFor(() => {
    for (const page of read) shrink(page, "gzip");
    expect(read.every(({ encoded }) => encoded.has("gzip"))).toBe(true);
  });
});

test("a page that has not changed keeps the forms it has", async () => {
  const { pages, render } = setUp();
  const page = await pages.read("http://localhost/");
  await pageBytes(page, "br");
  pages.expire();
  await pages.read("http://localhost/");
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  await render.mock.results[1]?.value;
  await new Promise(setImmediate);
  expect(await pages.read("http://localhost/")).toBe(page);
});

test("a page that nobody asked for in an hour is made anew, and has the forms it had", async () => {
  const { pages, render } = setUp();
  const page = await pages.read("http://localhost/");
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 60 * 60_000);
  expect(await pages.read("http://localhost/")).toBe(page);
  expect(render).toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

test("a page that has changed is taken up", async () => {
  const { pages, render } = setUp();
  const page = await pages.read("http://localhost/");
  render.mockImplementation(async () => new Response(text("New. "), { headers: { "content-type": "text/html" } }));
  pages.expire();
  await pages.read("http://localhost/");
  await vi.waitFor(async () => expect((await pages.read("http://localhost/")).etag).not.toBe(page.etag));
});
