import { pageLinks } from "#app/content/page-links.ts";
import { recordPath } from "#app/lib/page-path.ts";
import { escapeXml } from "#app/text/xml-text.ts";

type SitemapEntry = { path: string; changed?: string | null };

type WithCreationDate = { createdAt: string | null };
type SitemapRecords = {
  projects: readonly ({ id: string } & WithCreationDate)[];
  studies: readonly { slug: string; publishedAt: string | null }[];
  experiments: readonly ({ slug: string } & WithCreationDate)[];
  contributions: readonly ({ slug: string } & WithCreationDate)[];
};

// The limit of the sitemap protocol.
const MAX_ENTRIES = 50_000;

/** Lists all pages for search engines. A page with a list has the date of the newest record in it. */
export function sitemapEntries(fixed: readonly string[], records: SitemapRecords): SitemapEntry[] {
  const projects = records.projects.map(({ id, createdAt }) => ({
    path: recordPath("project", id),
    changed: createdAt,
  }));
  const studies = records.studies.map(({ slug, publishedAt }) => {
    return { path: recordPath("blog", slug), changed: publishedAt };
  });
  const lab = [
    ...studies,
    ...records.experiments.map(({ slug, createdAt }) => ({ path: recordPath("experiment", slug), changed: createdAt })),
    ...records.contributions.map(({ slug, createdAt }) => {
      return { path: recordPath("contributions", slug), changed: createdAt };
    }),
  ];
  const lists: Record<string, readonly SitemapEntry[]> = {
    [pageLinks.home.to]: [...projects, ...studies],
    [pageLinks.work.to]: projects,
    [pageLinks.lab.to]: lab,
  };
  const pages = fixed.map((path) => ({ path, changed: newestDate(lists[path] ?? []) }));
  return [...pages, ...projects, ...lab];
}

export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.slice(0, MAX_ENTRIES).map(({ path, changed }) => {
    const date = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

function newestDate(entries: readonly SitemapEntry[]): string | undefined {
  let latest: string | undefined;
  for (const { changed } of entries) if (changed && (!latest || changed > latest)) latest = changed;
  return latest;
}
