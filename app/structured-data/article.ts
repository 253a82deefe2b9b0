import { summarise } from "#app/text/summary.ts";
import { agencyRef, type Thing, type Work, withoutMissing } from "./graph.ts";

const LONGEST_HEADLINE = 110;

export function article(work: Work & { section?: string | null; author?: string }): Thing {
  return {
    "@type": "Article",
    headline: summarise(work.title, LONGEST_HEADLINE),
    description: work.description,
    url: work.path,
    mainEntityOfPage: work.path,
    image: withoutMissing(work.images),
    datePublished: work.created,
    dateModified: work.created,
    articleSection: work.section,
    author: work.author
      ? { "@type": "Organization", name: work.author, url: "/lab", parentOrganization: agencyRef }
      : agencyRef,
    publisher: agencyRef,
  };
}
