import { caseStudies } from "#app/content/case-studies.ts";
import { clients } from "#app/content/clients.ts";
import { pageLinks } from "#app/content/page-links.ts";
import type { Project } from "#app/data/projects.server.ts";
import { splitResult } from "#app/lib/figures.ts";
import { recordPath } from "#app/lib/page-path.ts";
import { paragraphs } from "#app/lib/paragraphs.ts";
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
    createdAt,
    overview: paragraphs(longDescription ?? description),
    url: webAddress(project.url),
    caseStudy: caseStudyOf(project),
    technologies: project.technologies,
    results: project.results.map(splitResult),
    gallery: project.gallery,
  };
}

// Where there is no case study, the page of a featured client tells the story, and for the others the results do. What has
// none of them leads to the stories of those who may be named.
function caseStudyOf({ id, client: name, results }: Project): string {
  const caseStudy = caseStudies.find(({ project }) => project === id);
  if (caseStudy) return recordPath("case-study", caseStudy.id);
  const wanted = name?.trim().toLowerCase();
  const client = clients.find(({ name }) => name.toLowerCase() === wanted);
  if (client) return recordPath("client", client.id);
  return results.length > 0 ? "#results" : pageLinks.clients.to;
}
