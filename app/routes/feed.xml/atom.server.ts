import { Feed } from "feed";
import { recordPath } from "#app/lib/page-path.ts";
import { escapeXml, stripInvalidXml } from "#app/text/xml-text.ts";

type FeedStudy = {
  slug: string;
  title: string;
  excerpt: string | null;
  category: string | null;
  publishedAt: string | null;
};

type FeedWords = { title: string; subtitle: string; author: string; founded: number; locale: string };

const MAX_ENTRIES = 50;

/** Writes the studies as an Atom feed, newest first. */
export function writeAtomFeed(studies: readonly FeedStudy[], words: FeedWords, origin: string): string {
  // Every Atom entry needs a stable date: a study without a date gets the year in which the agency was founded.
  const foundingDate = new Date(Date.UTC(words.founded, 0, 1));
  const dated = studies.map((study) => ({
    ...study,
    date: study.publishedAt ? new Date(study.publishedAt) : foundingDate,
  }));
  const latest = dated.sort((a, b) => b.date.getTime() - a.date.getTime()).slice(0, MAX_ENTRIES);
  const feed = new Feed({
    id: `${origin}/feed.xml`,
    title: words.title,
    description: words.subtitle,
    link: `${origin}/lab`,
    feedLinks: { atom: `${origin}/feed.xml` },
    favicon: `${origin}/favicon.ico`,
    image: `${origin}/icons/512.png`,
    language: words.locale,
    updated: latest[0]?.date ?? foundingDate,
    generator: false,
    author: { name: words.author, link: `${origin}/lab` },
  });
  for (const { slug, title, excerpt, category, date } of latest) {
    feed.addItem({
      // The `feed` library writes titles and summaries as HTML.
      title: escapeXml(title),
      description: excerpt ? escapeXml(excerpt) : undefined,
      link: `${origin}${recordPath("blog", slug)}`,
      date,
      published: date,
      category: category ? [{ term: attributeText(category), name: attributeText(category) }] : undefined,
    });
  }
  return feed.atom1();
}

// The `feed` library does not escape "<" in attributes.
function attributeText(text: string): string {
  return stripInvalidXml(text).replaceAll("<", "");
}
