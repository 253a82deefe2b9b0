import { describe, expect, test, vi } from "vitest";
import { caseStudyPages, clientPages, mainPages, servicePages } from "#app/content/pages.ts";
import { sharePath } from "#app/lib/page-path.ts";
import { awkward } from "../../../tests/support/awkward.ts";
import { provideRows } from "../../../tests/support/provided-store.ts";
import type { Route } from "./+types/route.ts";
import * as drawing from "./draw.server.ts";
import { findCard } from "./find-card.server.ts";
import { loader } from "./route.ts";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

// As the router hands it over: the parts after /share/, decoded.
function ask(path: string, headers: Record<string, string> = {}) {
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
  expect([...bytes.subarray(0, 8)]).toEqual(PNG);
  expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual({ width: 1200, height: 630 });
  return bytes;
}

test("every fixed page has an image", async () => {
  provideRows(null);
  for (const { path } of [...mainPages, ...servicePages, ...clientPages, ...caseStudyPages])
    await expectImage(await ask(sharePath(path)), 86_400, path);
});

describe("a record with awkward words has an image", () => {
  test("of any kind", async () => {
    // One kind after the other: each is drawn by the same code from the same parts.
    const kinds = ["project", "blog", "experiment", "contributions"];
    for (const [index, [name, text]] of Object.entries(awkward).entries()) {
      provideRows({
        projects: [{ id: "a", title: text, description: text, type: text, client: text, year: 2024 }],
        lab_studies: [{ id: "1", slug: "a", title: text, excerpt: text, category: text }],
        experiments: [{ id: "1", slug: "a", title: text, description: text, category: text }],
        contributions: [{ id: "1", slug: "a", title: text, description: text }],
      });
      const kind = kinds[index % kinds.length];
      await expectImage(await ask(`/share/${kind}/a.png`), 86_400, `${kind} ${name}`);
    }
  });

  test("with nothing but its id", async () => {
    provideRows({ projects: [{ id: "a", title: null, description: null, type: null, client: null, year: null }] });
    await expectImage(await ask("/share/project/a.png"), 86_400);
  });

  test("in an id as well", async () => {
    provideRows({ projects: [{ id: "a/b ć.png", title: "A" }] });
    await expectImage(await ask("/share/project/a%2Fb%20%C4%87.png.png"), 86_400);
  });
});

test("a project that does not name its client says so, as on its page", async () => {
  provideRows({ projects: [{ id: "a", title: "A", type: "E-commerce", client: null, year: 2024 }] });
  expect(await findCard("project/a.png")).toMatchObject({ kind: "E-commerce, Confidential, 2024" });
});

test("whoever has it gets no second copy", async () => {
  const etag = (await ask("/share/about.png")).headers.get("etag") ?? "";
  expect((await ask("/share/about.png", { "If-None-Match": etag })).status).toBe(304);
});

test("another title is another image", async () => {
  const imageOf = async (title: string) => {
    provideRows({ projects: [{ id: "a", title }] });
    return expectImage(await ask("/share/project/a.png"), 86_400);
  };
  expect((await imageOf("A market")).equals(await imageOf("A mill"))).toBe(false);
});

describe("no such page", () => {
  test("costs no drawing", async () => {
    provideRows({});
    const draw = vi.spyOn(drawing, "draw");
    const kinds = ["/share/nope/a.png", "/share/constructor/a.png", "/share/__proto__/a.png"];
    for (const path of ["/share/project/gone.png", "/share/project/.png", "/share/admin.png", "/share/", ...kinds])
      expect((await ask(path)).status, path).toBe(404);
    expect((await ask("/share/about")).status).toBe(404);
    expect(draw).not.toHaveBeenCalled();
  });
});

test("while the store is down a general image stands in, for a minute", async () => {
  provideRows(null);
  const general = await expectImage(await ask("/share/project/a.png"), 60);
  expect(general.equals(await expectImage(await ask("/share/blog/b.png"), 60))).toBe(true);
});

test("so it does where an image cannot be drawn", async () => {
  provideRows({ projects: [{ id: "a", title: "Cannot be drawn" }] });
  await ask("/share/project/gone-to-warm-up.png");
  const { draw } = drawing;
  vi.spyOn(drawing, "draw").mockImplementation(async (card, name) => {
    if ("title" in card) throw new Error("no ink");
    return draw(card, name);
  });
  await expectImage(await ask("/share/project/a.png"), 60);
});

test("so it does for whoever comes while too many wait", async () => {
  const titles = Array.from({ length: 30 }, (_, index) => `Waiting ${index}`);
  provideRows({ projects: titles.map((title) => ({ id: title, title })) });
  const { draw } = drawing;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(drawing, "draw").mockImplementation(async (card, name) => {
    if ("title" in card) await released;
    return draw(card, name);
  });
  const asked = titles.map((title) => ask(`/share/project/${title}.png`));
  const first = await Promise.race(asked);
  expect(first.headers.get("cache-control")).toBe("public, max-age=60");
  release();
  const kept = (await Promise.all(asked)).map(({ headers }) => headers.get("cache-control"));
  expect(kept.filter((value) => value === "public, max-age=86400")).toHaveLength(21);
});
