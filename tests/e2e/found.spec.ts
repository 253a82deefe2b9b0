import type { Page } from "@playwright/test";
import { awkwardTexts } from "../support/awkward.ts";
import { specifiedPages, templatePaths } from "../support/routes.ts";
import { findSchemaProblems } from "../support/schema-org.ts";
import { expect, test } from "../support/test.ts";

// Crawlers always get the finished page, even from a slow store.
const CRAWLER_HEADERS = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
const unlistedPaths = new Set(["/admin", "/admin?tab=cms", "/thank-you"]);

/** The schema.org types that each kind of page states. */
const schemaTypesByPath: Record<string, string[]> = {
  "/": ["Organization", "ProfessionalService", "WebSite"],
  "/about": ["AboutPage", "BreadcrumbList", "Organization", "ProfessionalService"],
  "/contact": ["BreadcrumbList", "ContactPage", "FAQPage", "Organization", "ProfessionalService"],
  "/services/web-development": ["BreadcrumbList", "Organization", "Service"],
  "/project/harvest-table-market": ["BreadcrumbList", "CreativeWork", "Organization"],
  "/blog/rapid-mvp-development": ["Article", "BreadcrumbList", "Organization"],
  "/case-study/accessibility-first-design": ["Article", "BreadcrumbList", "Organization"],
  "/contributions/fitline": ["BreadcrumbList", "Organization", "SoftwareSourceCode"],
  "/experiment/two-clocks": ["BreadcrumbList", "CreativeWork", "Organization"],
};

test("every page has the title, meta tags, canonical link and structured data that it should", async ({
  page,
  baseURL,
}) => {
  for (const { path, status } of specifiedPages) {
    const head = await readHead(page, `${baseURL}${path}`);
    const isShown = status === 200 && !unlistedPaths.has(path);
    const address = `${baseURL}${path.replace(/\?.*/, "").replace("/work/", "/project/")}`;
    expect.soft(head.title, path).toMatch(/\S+ — Furlong$/);
    expect.soft(head.meta.robots, path).toBe(isShown ? undefined : "noindex");
    expect.soft(head.canonical, path).toEqual(isShown ? [address] : []);
    expect.soft(head.data, path).toHaveLength(isShown ? 1 : 0);
    if (!isShown) continue;
    expect.soft(head.meta.description, path).toMatch(/^.{20,155}$/);
    expect.soft(head.meta["og:url"], path).toBe(address);
    expect.soft(head.meta["og:image"], path).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/share\/\S+\.png$/);
    expect.soft(head.meta["og:image:alt"], path).toBe(head.title);
    expect.soft(head.meta["twitter:card"], path).toBe("summary_large_image");
    expect.soft(head.feed, path).toBe("/feed.xml");
    const data = JSON.parse(head.data[0] ?? "");
    expect.soft(findSchemaProblems(data), path).toEqual([]);
    const nodes: { "@type": string | string[] }[] = data["@graph"];
    const types = schemaTypesByPath[path];
    if (types) expect.soft(nodes.flatMap((node) => node["@type"]).sort(), path).toEqual(types);
    if (!templatePaths.includes(path)) continue;
    const { status: imageStatus, headers } = await fetch(head.meta["og:image"] ?? "", { method: "HEAD" });
    expect.soft(imageStatus, path).toBe(200);
    expect.soft(headers.get("cache-control"), path).toBe("public, max-age=86400");
    expect.soft(headers.get("cross-origin-resource-policy"), path).toBe("cross-origin");
  }
});

test("the content security policy allows structured data, and each navigation replaces it", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => console.error(`violation of ${event.violatedDirective}`));
  });
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/about$/);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
  await expect(page.locator("script[type='application/ld+json']")).toHaveCount(1);
  const text = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
  expect(text).toContain("AboutPage");
});

test.describe("with awkward content", () => {
  const rows = Object.entries(awkwardTexts).map(([id, text]) => ({
    ...{ id, slug: id, title: text, description: text, long_description: text, excerpt: text, content: text },
    ...{ category: text, type: text, industry: text, client: text, status: text, github_url: text },
    ...{ technologies: [text], tech: [text], features: [text], image: text, image_url: text },
    ...{ published_at: "2024-01-02T03:04:05Z", created_at: "2024-01-02T03:04:05Z" },
  }));
  const empty = { id: "empty", slug: "empty", title: null, published_at: null, created_at: null };
  const all = { rows: [...rows, empty] };
  const tables = { projects: all, lab_studies: all, experiments: all, contributions: all };

  test("once the store is back, page heads are valid, feed and sitemap are strict XML, and share images load", async ({
    page,
    siteOn,
  }) => {
    const down = { status: 500 };
    const { url, store } = await siteOn({ projects: down, lab_studies: down, experiments: down, contributions: down });
    await test.step("while the store is down, share images have a fallback and lists answer 503", async () => {
      const image = await fetch(`${url}/share/project/harvest-table-market.png`);
      expect([image.status, image.headers.get("cache-control")]).toEqual([200, "public, max-age=60"]);
      expect((await fetch(`${url}/share/about.png`)).headers.get("cache-control")).toBe("public, max-age=86400");
      for (const path of ["/sitemap.xml", "/feed.xml", "/llms.txt"]) {
        const response = await fetch(`${url}${path}`);
        expect([response.status, response.headers.get("retry-after")], path).toEqual([503, "60"]);
      }
      expect((await fetch(`${url}/robots.txt`)).status).toBe(200);
    });

    await store(tables);
    const folders = ["project", "blog", "experiment", "contributions"];
    for (const [index, id] of [...Object.keys(awkwardTexts), "empty"].entries()) {
      const where = `${folders[index % folders.length]}/${id}`;
      const head = await readHead(page, `${url}/${where}`);
      expect(head.scripts, where).toBe(0);
      expect(head.canonical, where).toEqual([`${url}/${where}`]);
      expect(head.data, where).toHaveLength(1);
      expect(findSchemaProblems(JSON.parse(head.data[0] ?? "")), where).toEqual([]);
    }
    await page.goto(`${url}/about`);
    const feed = await readXml(page, "/feed.xml", "entry > title");
    expect(feed.problem).toBeNull();
    expect(feed.type).toBe("application/atom+xml; charset=utf-8");
    expect(feed.texts).toHaveLength(rows.length + 1);
    // Feed titles are HTML. Parsed as HTML they equal the store's text.
    const read = await page.evaluate(
      (texts) => texts.map((text) => new DOMParser().parseFromString(text, "text/html").body.textContent),
      feed.texts,
    );
    expect(read).toContain(awkwardTexts.quotes);
    expect(read).toContain(awkwardTexts.script);
    expect(read).toContain(awkwardTexts.rightToLeft);
    const sitemap = await readXml(page, "/sitemap.xml", "loc");
    expect(sitemap.problem).toBeNull();
    expect(sitemap.texts).toContain(`${url}/project/quotes`);
    for (const address of sitemap.texts) expect(address.startsWith(`${url}/`)).toBe(true);
    for (const path of ["home", "services/ai-agent-development", "project/long", "blog/rightToLeft", "project/empty"]) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      }, `/share/${path}.png`);
      expect(size, path).toEqual([1200, 630]);
    }

    await test.step("a slow record brings its meta tags with it", async () => {
      await store({ lab_studies: { stall: true } });
      await page.goto(`${url}/blog/rapid-mvp-development`, { waitUntil: "commit" });
      await expect(page.getByText("Loading...")).toBeVisible();
      await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
      await store({});
      // React may repeat a tag that came in the stream. Both are the same, so the test reads the first.
      const canonical = page.locator("link[rel=canonical]").first();
      await expect(canonical).toHaveAttribute("href", `${url}/blog/rapid-mvp-development`);
      await expect(page.locator("meta[property='og:title']").first()).toHaveAttribute("content", /Rapid MVP/);
      const text = (await page.locator("script[type='application/ld+json']").textContent()) ?? "";
      expect(findSchemaProblems(JSON.parse(text))).toEqual([]);
    });
  });
});

test("robots.txt names the sitemap, and the links of llms.txt and the manifest work", async ({ baseURL, page }) => {
  const robots = await (await fetch(`${baseURL}/robots.txt`)).text();
  expect(robots).toBe(
    `User-agent: *\nDisallow: /work?\nDisallow: /desk\nDisallow: /preview/\n\nSitemap: ${baseURL}/sitemap.xml\n`,
  );
  const addresses = [...(await (await fetch(`${baseURL}/llms.txt`)).text()).matchAll(/\]\((\S+)\)/g)].map(
    ([, to]) => to,
  );
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) expect((await fetch(address ?? "")).status, address).toBe(200);
  await page.goto("/about");
  const icons = await page.evaluate(async () => {
    const manifest = await (await fetch("/site.webmanifest")).json();
    const listed: { src: string; sizes: string }[] = manifest.icons;
    const linked = [...document.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[rel=apple-touch-icon]")];
    const sources = [...listed.map(({ src }) => src), ...linked.map(({ href }) => href)];
    return Promise.all(
      sources.map(async (src) => {
        const image = new Image();
        image.src = src;
        await image.decode();
        return [new URL(src, location.href).pathname, image.naturalWidth] as const;
      }),
    );
  });
  expect(Object.fromEntries(icons)).toMatchObject({
    "/icons/192.png": 192,
    "/icons/512.png": 512,
    "/icons/maskable-512.png": 512,
    "/apple-touch-icon.png": 180,
  });
});

/** Reads a page's meta tags as the server sends them, with the browser's own parser. */
async function readHead(page: Page, address: string) {
  const html = await (await fetch(address, { headers: CRAWLER_HEADERS })).text();
  return page.evaluate((html) => {
    const page = new DOMParser().parseFromString(html, "text/html");
    const metas = [...page.querySelectorAll("meta")].map((tag) => {
      return [tag.getAttribute("property") ?? tag.name, tag.content] as const;
    });
    return {
      title: page.title,
      meta: Object.fromEntries(metas) as Record<string, string | undefined>,
      canonical: [...page.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href")),
      feed: page.querySelector("link[type='application/atom+xml']")?.getAttribute("href"),
      data: [...page.querySelectorAll("script[type='application/ld+json']")].map(({ textContent }) => textContent),
      // Counts scripts that a text of the store has injected.
      scripts: [...page.querySelectorAll("script")].filter(({ textContent }) => textContent?.startsWith("alert"))
        .length,
    };
  }, html);
}

async function readXml(page: Page, path: string, selector: string) {
  return page.evaluate(
    async ({ path, selector }) => {
      const response = await fetch(path);
      const xml = new DOMParser().parseFromString(await response.text(), "application/xml");
      return {
        type: response.headers.get("content-type"),
        problem: xml.querySelector("parsererror")?.textContent ?? null,
        texts: [...xml.querySelectorAll(selector)].map(({ textContent }) => textContent ?? ""),
      };
    },
    { path, selector },
  );
}
