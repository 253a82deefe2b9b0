import { describe, expect, test, vi } from "vitest";
import { caseStudyPages, clientPages, mainPages, servicePages } from "#app/content/pages.ts";
import { shareImagePath } from "#app/lib/page-path.ts";
import { awkwardTexts } from "../../../tests/support/awkward.ts";
import { provideStoreWithRows } from "../../../tests/support/provided-store.ts";
import type { Route } from "./+types/route.ts";
import * as drawing from "./draw.server.ts";
import { findCard } from "./find-card.server.ts";
import { loader } from "./route.ts";

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

// Passes the parts of the path after /share/ decoded, as the router does.
function requestImage(path: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000${path}`, { headers });
  const [file = "", kind] = path.replace("/share/", "").split("/").map(decodeURIComponent).reverse();
  const params = { kind, file };
  return loader({ request, params } as Route.LoaderArgs);
}

async function expectImage(response: Response, maxAge: number, name = "") {
  expect(response.status, name).toBe(200);
  expect(response.headers.get("content-type")).toBe("image/png");
  expect(response.headers.get("cache-control")).toBe(`public, max-age=${maxAge}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 8)]).toEqual(PNG_SIGNATURE);
  expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual({ width: 1200, height: 630 });
  return bytes;
}

test("every fixed page has an image", async () => {
  provideStoreWithRows(null);
  for (const { path } of [...mainPages, ...servicePages, ...clientPages, ...caseStudyPages])
    await expectImage(await requestImage(shareImagePath(path)), 86_400, path);
});

describe("a record with awkward words has an image", () => {
  test("in any field", async () => {
    // The kinds take turns, because the same code draws all of them from the same parts.
    const kinds = ["project", "blog", "experiment", "contributions"];
    for (const [index, [name, text]] of Object.entries(awkwardTexts).entries()) {
      provideStoreWithRows({
        projects: [{ id: "a", title: text, description: text, type: text, client: text, year: 2024 }],
        lab_studies: [{ id: "1", slug: "a", title: text, excerpt: text, category: text }],
        experiments: [{ id: "1", slug: "a", title: text, description: text, category: text }],
        contributions: [{ id: "1", slug: "a", title: text, description: text }],
      });
      const kind = kinds[index % kinds.length];
      await expectImage(await requestImage(`/share/${kind}/a.png`), 86_400, `${kind} ${name}`);
    }
  });

  test("and so has a record with nothing but its id", async () => {
    provideStoreWithRows({
      projects: [{ id: "a", title: null, description: null, type: null, client: null, year: null }],
    });
    await expectImage(await requestImage("/share/project/a.png"), 86_400);
  });

  test("in its id too", async () => {
    provideStoreWithRows({ projects: [{ id: "a/b ć.png", title: "A" }] });
    await expectImage(await requestImage("/share/project/a%2Fb%20%C4%87.png.png"), 86_400);
  });
});

test("the image of a project without a client says so, as the project's page does", async () => {
  provideStoreWithRows({ projects: [{ id: "a", title: "A", type: "E-commerce", client: null, year: 2024 }] });
  expect(await findCard("project/a.png")).toMatchObject({ kind: "E-commerce, Confidential, 2024" });
});

test("answers 304 to a request with the image's ETag", async () => {
  const etag = (await requestImage("/share/about.png")).headers.get("etag") ?? "";
  expect((await requestImage("/share/about.png", { "If-None-Match": etag })).status).toBe(304);
});

test("another title yields another image", async () => {
  const imageOf = async (title: string) => {
    provideStoreWithRows({ projects: [{ id: "a", title }] });
    return expectImage(await requestImage("/share/project/a.png"), 86_400);
  };
  expect((await imageOf("A market")).equals(await imageOf("A mill"))).toBe(false);
});

describe("no such page", () => {
  test("is answered with 404 and no drawing", async () => {
    provideStoreWithRows({});
    const drawCard = vi.spyOn(drawing, "drawCard");
    const kinds = ["/share/nope/a.png", "/share/constructor/a.png", "/share/__proto__/a.png"];
    for (const path of ["/share/project/gone.png", "/share/project/.png", "/share/admin.png", "/share/", ...kinds])
      expect((await requestImage(path)).status, path).toBe(404);
    expect((await requestImage("/share/about")).status).toBe(404);
    expect(drawCard).not.toHaveBeenCalled();
  });
});

test("the fallback image stands in for a minute while the store is down", async () => {
  provideStoreWithRows(null);
  const general = await expectImage(await requestImage("/share/project/a.png"), 60);
  expect(general.equals(await expectImage(await requestImage("/share/blog/b.png"), 60))).toBe(true);
});

test("the fallback image stands in for an image that cannot be drawn", async () => {
  provideStoreWithRows({ projects: [{ id: "a", title: "Cannot be drawn" }] });
  await requestImage("/share/project/gone-to-warm-up.png");
  const { drawCard } = drawing;
  vi.spyOn(drawing, "drawCard").mockImplementation(async (card, name) => {
    if ("title" in card) throw new Error("no ink");
    return drawCard(card, name);
  });
  await expectImage(await requestImage("/share/project/a.png"), 60);
});

test("the fallback image stands in while too many images wait", async () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Waiting ${index}`);
  provideStoreWithRows({ projects: titles.map((title) => ({ id: title, title })) });
  const { drawCard } = drawing;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(drawing, "drawCard").mockImplementation(async (card, name) => {
    if ("title" in card) await released;
    return drawCard(card, name);
  });
  const asked = titles.map((title) => requestImage(`/share/project/${title}.png`));
  const first = await Promise.race(asked);
  expect(first.headers.get("cache-control")).toBe("public, max-age=60");
  release();
  const kept = (await Promise.all(asked)).map(({ headers }) => headers.get("cache-control"));
  expect(kept.filter((value) => value === "public, max-age=86400")).toHaveLength(21);
});
