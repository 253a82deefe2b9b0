import { summarise } from "#app/text/summary.ts";
import { agencyRef, type PublishedWork, type SchemaNode, withoutMissing } from "./graph.ts";

const MAX_HEADLINE_LENGTH = 110;

export function article(work: PublishedWork & { section?: string | null; author?: string }): SchemaNode {
  return {
    "@type": "Article",
    headline: summarise(work.title, MAX_HEADLINE_LENGTH),
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
