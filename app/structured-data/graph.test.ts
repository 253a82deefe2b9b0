import { describe, expect, test } from "vitest";
import { site, socialLinks } from "#app/content/site.ts";
import { awkwardTexts } from "../../tests/support/awkward.ts";
import { findSchemaProblems } from "../../tests/support/schema-org.ts";
import { article } from "./article.ts";
import { creativeWork } from "./creative-work.ts";
import { faq } from "./faq.ts";
import { agency, breadcrumbs, jsonLdDocument, type SchemaNode, service, webPage, webSite } from "./graph.ts";
import { software } from "./software.ts";

const origin = "https://furlong.example";
const createdAt = "2024-11-07T15:00:00.000Z";
const documentOf = (...things: SchemaNode[]) => jsonLdDocument(things, site.name, origin);
const nodeOf = (thing: SchemaNode) => documentOf(thing)["@graph"][0] as Record<string, unknown>;

function allNodeTypes(title: string, description: string | null, path = "/project/a%20b"): SchemaNode[] {
  const work = { title, description, path, images: ["/share/project/a%20b.png", undefined], created: createdAt };
  return [
    webSite({ name: title }),
    webPage("CollectionPage", { title, description: title, path }),
    service({ title, description: title, path, city: site.city }),
    creativeWork({ ...work, genre: title, about: title, keywords: [title], status: null }),
    article({ ...work, section: title, author: title }),
    software({ ...work, repository: "https://github.example/a", version: "1.0.0", license: "MIT", downloads: 12 }),
    breadcrumbs({ label: "Home", to: "/" }, { label: title, to: path }),
    faq([{ question: title, answer: title }]),
  ];
}

describe("the graph is valid schema.org", () => {
  test("the agency, an organisation and a business in Toronto", () => {
    const node = nodeOf(agency({ ...site, socials: socialLinks }));
    expect(findSchemaProblems(documentOf(agency({ ...site, socials: socialLinks })))).toEqual([]);
    expect(node["@type"]).toEqual(["Organization", "ProfessionalService"]);
    expect(node.address).toMatchObject({ addressLocality: "Toronto", addressCountry: "CA" });
    expect(node).toMatchObject({ telephone: site.phone, openingHours: "Mo-Fr 09:00-18:00" });
  });

  test("with awkward texts", () => {
    for (const [name, text] of Object.entries(awkwardTexts).filter(([name]) => name !== "spaces")) {
      expect(findSchemaProblems(documentOf(...allNodeTypes(text, text))), name).toEqual([]);
    }
  });

  test("with nothing but a title", () => {
    const bare = {
      title: "Untitled",
      description: null,
      path: "/project/a",
      images: ["/share/project/a.png"],
      created: null,
    };
    const things = [
      creativeWork({ ...bare, genre: null, about: null, keywords: [], status: null }),
      article({ ...bare, section: null }),
      software({ ...bare, repository: null, version: "1.0.0", license: "MIT", downloads: 0 }),
    ];
    expect(findSchemaProblems(documentOf(...things))).toEqual([]);
    expect(Object.keys(nodeOf(creativeWork(bare)))).toEqual(["@type", "name", "url", "image", "creator"]);
  });
});

test("makes every address absolute, but not a title that looks like an address", () => {
  const [first] = allNodeTypes("/about", "/work").slice(3);
  expect(nodeOf(first as SchemaNode)).toMatchObject({
    name: "/about",
    description: "/work",
    url: "https://furlong.example/project/a%20b",
    image: ["https://furlong.example/share/project/a%20b.png"],
  });
});

test("keeps the address of an image on another site", () => {
  const images = ["https://images.example/a.png"];
  expect(nodeOf(creativeWork({ title: "A", path: "/project/a", images })).image).toEqual(images);
});

test("contains the agency once, in full or by name", () => {
  const count = (things: SchemaNode[]) =>
    documentOf(...things)["@graph"].filter((node) => (node as SchemaNode)["@id"] === `${origin}/#organization`).length;
  expect(count([agency({ ...site, socials: socialLinks }), webSite(site)])).toBe(1);
  expect(count([webSite(site)])).toBe(1);
});
