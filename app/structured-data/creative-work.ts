import { agencyRef, type PublishedWork, type SchemaNode, withoutMissing } from "./graph.ts";

/** A project or an experiment. */
export function creativeWork(
  work: PublishedWork & {
    genre?: string | null;
    about?: string | null;
    keywords?: readonly string[];
    status?: string | null;
  },
): SchemaNode {
  return {
    "@type": "CreativeWork",
    name: work.title,
    description: work.description,
    url: work.path,
    image: withoutMissing(work.images),
    dateCreated: work.created,
    genre: work.genre,
    about: work.about && { "@type": "Thing", name: work.about },
    keywords: work.keywords,
    creativeWorkStatus: work.status,
    creator: agencyRef,
  };
}
