import { clients } from "#app/content/clients.ts";
import { previewOf } from "#app/data/pictures.server.ts";
import type { Project } from "#app/data/projects.server.ts";
import { paragraphs } from "#app/lib/paragraphs.ts";
import { recordPath } from "#app/lib/record-path.ts";
import { splitResult } from "#app/lib/result.ts";
import { webAddress } from "#app/lib/web-address.ts";

export type ProjectDetail = ReturnType<typeof toDetail>;

/** A project as its page shows it. */
export function toDetail(project: Project) {
  const { id, title, description, longDescription, type, industry, complexity, year, client, image, createdAt } =
    project;
  return {
    id,
    title,
    description,
    type,
    industry,
    complexity,
    year,
    client,
    image,
    preview: image ? previewOf(image) : undefined,
    createdAt,
    overview: paragraphs(longDescription ?? description),
    url: webAddress(project.url),
    caseStudy: caseStudyOf(client),
    technologies: project.technologies,
    results: project.results.map(splitResult),
    gallery: project.gallery,
  };
}

// The four featured clients have a page that tells the whole story; for the others the results are the story.
function caseStudyOf(name: string | null): string {
  const wanted = name?.trim().toLowerCase();
  const client = clients.find(({ name }) => name.toLowerCase() === wanted);
  return client ? recordPath("client", client.id) : "#results";
}
