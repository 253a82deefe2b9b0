import { expect, test } from "vitest";
import { awkwardTexts } from "../../../tests/support/awkward.ts";
import { provideStoreWithRows } from "../../../tests/support/provided-store.ts";
import type { Route } from "./+types/route.ts";
import { loader } from "./route.ts";
import { sitemapXml } from "./sitemap.ts";

const requestSitemap = () => loader({ request: new Request("http://localhost:3000/sitemap.xml") } as Route.LoaderArgs);
const origin = "http://localhost:3000";

async function entriesWith(rows: Record<string, Record<string, unknown>[]>) {
  provideStoreWithRows(rows);
  const xml = await (await requestSitemap()).text();
  return new Map(
    [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, loc, date]) => [loc, date]),
  );
}

test("lists every public page, and none that is hidden from search engines", async () => {
  const found = [...(await entriesWith({})).keys()];
  for (const path of ["/", "/about", "/work", "/services", "/services/brand-identity", "/clients", "/client/ecothread"])
    expect(found).toContain(`${origin}${path}`);
  for (const path of ["/contact", "/lab", "/rapid-development", "/case-study/accessibility-first-design"])
    expect(found).toContain(`${origin}${path}`);
  expect(found.filter((address) => /admin|desk|preview|thank-you|styleguide|share/.test(address ?? ""))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
});

test("records have their dates, and a page with a list has the date of the newest record in it", async () => {
  const found = await entriesWith({
    projects: [
      { id: "a", title: "A", created_at: "2024-05-06 07:08:09" },
      { id: "b", title: "B", created_at: "2023-01-01T00:00:00Z" },
    ],
    lab_studies: [{ id: "1", slug: "s", title: "S", published_at: "2024-09-01T00:00:00Z" }],
    experiments: [{ id: "1", slug: "e", title: "E", created_at: "2024-10-01T00:00:00Z" }],
    contributions: [{ id: "1", slug: "c", title: "C", created_at: null }],
  });
  expect(found.get(`${origin}/project/a`)).toBe("2024-05-06T07:08:09.000Z");
  expect(found.get(`${origin}/blog/s`)).toBe("2024-09-01T00:00:00.000Z");
  expect(found.get(`${origin}/experiment/e`)).toBe("2024-10-01T00:00:00.000Z");
  expect(found.has(`${origin}/contributions/c`)).toBe(true);
  expect(found.get(`${origin}/contributions/c`)).toBeUndefined();
  expect(found.get(`${origin}/work`)).toBe("2024-05-06T07:08:09.000Z");
  expect(found.get(`${origin}/lab`)).toBe("2024-10-01T00:00:00.000Z");
  expect(found.get(`${origin}/`)).toBe("2024-09-01T00:00:00.000Z");
  expect(found.get(`${origin}/about`)).toBeUndefined();
});

test("any id becomes a valid address", async () => {
  for (const [name, id] of Object.entries(awkwardTexts)) {
    const found = [...(await entriesWith({ projects: [{ id, title: id }] })).keys()];
    const address = found.find((each) => each?.startsWith(`${origin}/project/`)) ?? "";
    expect(new URL(address.replaceAll("&apos;", "'")).pathname.split("/"), name).toHaveLength(3);
    expect(address, name).not.toMatch(/[<>"\s]/);
  }
});

test("is never longer than the protocol allows", () => {
  const entries = Array.from({ length: 50_001 }, (_, index) => ({ path: `/project/${index}` }));
  expect(sitemapXml(entries, origin).match(/<url>/g)).toHaveLength(50_000);
});

test("answers 503 while the store is down, because a sitemap without the records would say that they are gone", async () => {
  provideStoreWithRows(null);
  expect((await requestSitemap()).status).toBe(503);
});
