import { agencyRef, type PublishedWork, type SchemaNode, withoutMissing } from "./graph.ts";

type PublishedSoftware = PublishedWork & {
  repository?: string | null;
  version: string;
  license: string;
  downloads: number;
};

export function software(work: PublishedSoftware): SchemaNode {
  return {
    "@type": "SoftwareSourceCode",
    name: work.title,
    description: work.description,
    url: work.path,
    image: withoutMissing(work.images),
    dateCreated: work.created,
    codeRepository: work.repository,
    version: work.version,
    license: `https://spdx.org/licenses/${work.license}`,
    author: agencyRef,
    interactionStatistic: work.downloads > 0 && {
      "@type": "InteractionCounter",
      interactionType: "https://schema.org/DownloadAction",
      userInteractionCount: work.downloads,
    },
  };
}
