import { expect, test } from "vitest";
import { awkward } from "../../../tests/support/awkward.ts";
import { provideRows } from "../../../tests/support/provided-store.ts";
import type { Route } from "./+types/route.ts";
import { loader } from "./route.ts";
import { sitemap } from "./sitemap.ts";

const ask = () => loader({ request: new Request("http://localhost:3000/sitemap.xml") } as Route.LoaderArgs);
const origin = "http://localhost:3000";

async function entriesOf(rows: Record<string, Record<string, unknown>[]>) {
  provideRows(rows);
  const xml = await (await ask()).text();
  return new Map(
    [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, loc, date]) => [loc, date]),
  );
}

test("every page to be found, and none that hides", async () => {
  const found = [...(await entriesOf({})).keys()];
  for (const path of ["/", "/about", "/work", "/services", "/services/brand-identity", "/clients", "/client/ecothread"])
    expect(found).toContain(`${origin}${path}`);
  for (const path of ["/contact", "/lab", "/rapid-development", "/case-study/accessibility-first-design"])
    expect(found).toContain(`${origin}${path}`);
  expect(found.filter((address) => /admin|desk|preview|thank-you|styleguide|share/.test(address ?? ""))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
});

test("records with their dates; a list is as new as the newest it lists", async () => {
  const found = await entriesOf({
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

test("an id of any kind is an address", async () => {
  for (const [name, id] of Object.entries(awkward)) {
    const found = [...(await entriesOf({ projects: [{ id, title: id }] })).keys()];
    const address = found.find((each) => each?.startsWith(`${origin}/project/`)) ?? "";
    expect(new URL(address.replaceAll("&apos;", "'")).pathname.split("/"), name).toHaveLength(3);
    expect(address, name).not.toMatch(/[<>"\s]/);
  }
});

test("never longer than readers take", () => {
  const entries = Array.from({ length: 50_001 }, (_, index) => ({ path: `/project/${index}` }));
  expect(sitemap(entries, origin).match(/<url>/g)).toHaveLength(50_000);
});

test("while the store is down there is none, for one without its records would say they are gone", async () => {
  provideRows(null);
  expect((await ask()).status).toBe(503);
});
