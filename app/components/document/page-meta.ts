import type { MetaDescriptor } from "react-router";
import { SHARE_IMAGE_SIZE, shareImagePath } from "#app/lib/page-path.ts";
import { jsonLdDocument, type SchemaNode } from "#app/structured-data/graph.ts";
import { summarise } from "#app/text/summary.ts";

type PageInfo = {
  title: string;
  description: string;
  /** The canonical path, without query. */
  path: string;
  type?: "website" | "article";
  things: readonly SchemaNode[];
};

type SiteInfo = { name: string; locale: string; titleSuffix: string };

/** The matched routes. The first is the root, whose loader returns the origin. */
export type RouteMatches = readonly [{ loaderData?: { origin: string } }, ...unknown[]];

/** Meta tags for search engines, assistants and link previews. */
export function pageMeta(page: PageInfo, site: SiteInfo, [root]: RouteMatches): MetaDescriptor[] {
  const origin = root.loaderData?.origin ?? "";
  const title = `${page.title}${site.titleSuffix}`;
  const description = summarise(page.description);
  const address = `${origin}${page.path}`;
  const image = `${origin}${shareImagePath(page.path)}`;
  const properties = {
    "og:site_name": site.name,
    "og:locale": site.locale.replace("-", "_"),
    "og:type": page.type ?? "website",
    "og:title": page.title,
    "og:description": description,
    "og:url": address,
    "og:image": image,
    "og:image:width": String(SHARE_IMAGE_SIZE.width),
    "og:image:height": String(SHARE_IMAGE_SIZE.height),
    "og:image:alt": title,
  };
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: address },
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": jsonLdDocument(page.things, site.name, origin) },
  ];
}

/** For pages that search engines should not list. */
export function noIndexMeta(page: { title: string; description?: string }, titleSuffix: string): MetaDescriptor[] {
  return [
    { title: `${page.title}${titleSuffix}` },
    ...(page.description ? [{ name: "description", content: page.description }] : []),
    { name: "robots", content: "noindex" },
  ];
}
