import { describe, expect, test } from "vitest";
import { awkwardTexts } from "../../../tests/support/awkward.ts";
import { provideStoreWithRows } from "../../../tests/support/provided-store.ts";
import type { Route } from "./+types/route.ts";
import { loader } from "./route.ts";

const requestFeed = () => loader({ request: new Request("http://localhost:3000/feed.xml") } as Route.LoaderArgs);

async function feedTextOf(rows: Record<string, unknown>[]) {
  provideStoreWithRows({ lab_studies: rows });
  return (await requestFeed()).text();
}

test("lists the studies, newest first, with absolute addresses and their dates", async () => {
  const xml = await feedTextOf([
    { id: "1", slug: "older", title: "Older", published_at: "2023-01-02T10:00:00Z" },
    {
      id: "2",
      slug: "newer",
      title: "Newer",
      excerpt: "Found.",
      category: "Type",
      published_at: "2024-01-02T10:00:00Z",
    },
  ]);
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(xml.indexOf("/blog/newer")).toBeLessThan(xml.indexOf("/blog/older"));
  expect(xml).toContain("<id>http://localhost:3000/blog/newer</id>");
  expect(xml).toContain("<published>2024-01-02T10:00:00.000Z</published>");
  expect(xml).toMatch(/<link rel="self" href="http:\/\/localhost:3000\/feed.xml"/);
  expect(xml).toMatch(/<author>\s*<name>Furlong Lab Team/);
});

test("has the date of its newest study, so that it changes only with the studies", async () => {
  const rows = [{ id: "1", slug: "a", title: "A", published_at: "2023-01-02T10:00:00Z" }];
  expect(await feedTextOf(rows)).toContain("<updated>2023-01-02T10:00:00.000Z</updated>");
  expect(await feedTextOf(rows)).toBe(await feedTextOf(rows));
});

test("a study without a date gets one that never changes", async () => {
  const xml = await feedTextOf([
    { id: "1", slug: "a", title: null, excerpt: null, category: null, published_at: null },
  ]);
  expect(xml).toContain("<updated>2020-01-01T00:00:00.000Z</updated>");
  expect(xml).toContain("Untitled");
});

test("without studies the feed has no entries", async () => {
  expect(await feedTextOf([])).not.toContain("<entry>");
});

describe("a stored text cannot break out of its element", () => {
  test("whatever the text contains", async () => {
    for (const [name, text] of Object.entries(awkwardTexts)) {
      const xml = await feedTextOf([
        { id: "1", slug: text, title: text, excerpt: text, category: text, published_at: null },
      ]);
      expect(xml.match(/<entry>/g), name).toHaveLength(1);
      expect(xml, name).not.toMatch(/<script|<b>/);
      expect(xml.match(/<!\[CDATA\[/g)?.length, name).toBe(xml.replace(/="[^"]*"/g, "").match(/]]>/g)?.length);
      expect(xml, name).toMatch(/^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u);
      for (const [, value] of xml.matchAll(/="([^"]*)"/g)) expect(value, name).not.toContain("<");
    }
  });
});

test("answers 503 while the store is down", async () => {
  provideStoreWithRows(null);
  expect((await requestFeed()).status).toBe(503);
});
