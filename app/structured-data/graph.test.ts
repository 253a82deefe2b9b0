import { describe, expect, test } from "vitest";
import { site, socialLinks } from "#app/content/site.ts";
import { awkwardTexts } from "../../tests/support/awkward.ts";
import { findSchemaProblems } from "../../tests/support/schema-org.ts";
import { article } from "./article.ts";
import { creativeWork } from "./creative-work.ts";
import { faq } from "./faq.ts";
import { agency, breadcrumbs, graph, service, type Thing, webPage, webSite } from "./graph.ts";
import { software } from "./software.ts";

const origin = "https://furlong.example";
const created = "2024-11-07T15:00:00.000Z";
const document = (...things: Thing[]) => graph(things, site.name, origin);
const nodeOf = (thing: Thing) => document(thing)["@graph"][0] as Record<string, unknown>;

function everything(title: string, description: string | null, path = "/project/a%20b"): Thing[] {
  const work = { title, description, path, images: ["/share/project/a%20b.png", undefined], created };
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

describe("holds to schema.org", () => {
  test("the agency, an organisation and a business in Toronto", () => {
    const node = nodeOf(agency({ ...site, socials: socialLinks }));
    expect(findSchemaProblems(document(agency({ ...site, socials: socialLinks })))).toEqual([]);
    expect(node["@type"]).toEqual(["Organization", "ProfessionalService"]);
    expect(node.address).toMatchObject({ addressLocality: "Toronto", addressCountry: "CA" });
    expect(node).toMatchObject({ telephone: site.phone, openingHours: "Mo-Fr 09:00-18:00" });
  });

  test("with awkward words", () => {
    for (const [name, text] of Object.entries(awkwardTexts).filter(([name]) => name !== "spaces")) {
      expect(findSchemaProblems(document(...everything(text, text))), name).toEqual([]);
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
    expect(findSchemaProblems(document(...things))).toEqual([]);
    expect(Object.keys(nodeOf(creativeWork(bare)))).toEqual(["@type", "name", "url", "image", "creator"]);
  });
});

test("every address is absolute, and a title that looks like one is not", () => {
  const [first] = everything("/about", "/work").slice(3);
  expect(nodeOf(first as Thing)).toMatchObject({
    name: "/about",
    description: "/work",
    url: "https://furlong.example/project/a%20b",
    image: ["https://furlong.example/share/project/a%20b.png"],
  });
});

test("an image of another site stays where it is", () => {
  const images = ["https://images.example/a.png"];
  expect(nodeOf(creativeWork({ title: "A", path: "/project/a", images })).image).toEqual(images);
});

test("the agency is stated once, in full where a page has it", () => {
  const count = (things: Thing[]) =>
    document(...things)["@graph"].filter((node) => (node as Thing)["@id"] === `${origin}/#organization`).length;
  expect(count([agency({ ...site, socials: socialLinks }), webSite(site)])).toBe(1);
  expect(count([webSite(site)])).toBe(1);
});
