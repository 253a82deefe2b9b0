import { expect, test } from "vitest";
import { awkwardTexts } from "../../../tests/support/awkward.ts";
import { noIndexMeta, pageMeta } from "./page-meta.ts";

const site = { name: "Furlong", locale: "en-CA", titleSuffix: " — Furlong" };
const page = { title: "Work", description: "What we made.", path: "/work", things: [] };
const metaTagsOf = (own: Partial<Parameters<typeof pageMeta>[0]> = {}, origin = "https://furlong.example") =>
  pageMeta({ ...page, ...own }, site, [{ loaderData: { origin } }]);

function contentOf(tags: ReturnType<typeof pageMeta>, key: string) {
  return tags.flatMap((tag) => {
    const { name, property, content } = tag as { name?: string; property?: string; content?: string };
    return name === key || property === key ? [content] : [];
  });
}

test("sets title, description and canonical address", () => {
  const tags = metaTagsOf();
  expect(tags).toContainEqual({ title: "Work — Furlong" });
  expect(tags).toContainEqual({ tagName: "link", rel: "canonical", href: "https://furlong.example/work" });
  expect(contentOf(tags, "description")).toEqual(["What we made."]);
  expect(contentOf(tags, "robots")).toEqual([]);
});

test.each([
  ["/", "https://furlong.example/share/home.png"],
  ["/work", "https://furlong.example/share/work.png"],
  ["/project/a%2Fb", "https://furlong.example/share/project/a%2Fb.png"],
])("%s has the tags of its share image", (path, image) => {
  const tags = metaTagsOf({ path });
  expect(contentOf(tags, "og:image")).toEqual([image]);
  expect(contentOf(tags, "og:image:width")).toEqual(["1200"]);
  expect(contentOf(tags, "og:image:height")).toEqual(["630"]);
  expect(contentOf(tags, "og:image:alt")).toEqual(["Work — Furlong"]);
  expect(contentOf(tags, "og:url")).toEqual([`https://furlong.example${path}`]);
  expect(contentOf(tags, "og:locale")).toEqual(["en_CA"]);
  expect(contentOf(tags, "twitter:card")).toEqual(["summary_large_image"]);
});

test("every description fits a search result", () => {
  for (const [name, description] of Object.entries(awkwardTexts)) {
    const [shown = ""] = contentOf(metaTagsOf({ description }), "description");
    expect([...shown].length, name).toBeLessThanOrEqual(155);
  }
});

test("a page hidden from search engines has no canonical address and no share image", () => {
  const tags = noIndexMeta({ title: "Thank you" }, site.titleSuffix);
  expect(tags).toEqual([{ title: "Thank you — Furlong" }, { name: "robots", content: "noindex" }]);
});
