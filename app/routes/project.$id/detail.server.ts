import { caseStudies } from "#app/content/case-studies.ts";
import { clients } from "#app/content/clients.ts";
import { pageLinks } from "#app/content/page-links.ts";
import type { Project } from "#app/data/projects.server.ts";
import { splitResult } from "#app/lib/figures.ts";
import { recordPath } from "#app/lib/page-path.ts";
import { parseMarkdown } from "#app/markdown/parse.server.ts";
import type { MarkdownTree } from "#app/markdown/tree.ts";
import { paragraphs } from "#app/text/paragraphs.ts";
import { webAddress } from "#app/text/web-address.ts";

export type ProjectDetail = ReturnType<typeof toProjectDetail>;

export function toProjectDetail(project: Project) {
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
    overview: longDescription ? parseMarkdown(longDescription) : plainParagraphs(description),
    url: webAddress(project.url),
    caseStudy: caseStudyPath(project),
    technologies: project.technologies,
    results: project.results.map(splitResult),
    gallery: project.gallery,
  };
}

/** The short description is plain text, not Markdown. */
function plainParagraphs(text: string | null): MarkdownTree {
  return paragraphs(text).map((words) => ({ kind: "paragraph", children: [words] }));
}

// The button always leads somewhere: to the case study, else the client's page, the results below or the list of clients.
function caseStudyPath({ id, client: name, results }: Project): string {
  const caseStudy = caseStudies.find(({ project }) => project === id);
  if (caseStudy) return recordPath("case-study", caseStudy.id);
  const clientName = name?.trim().toLowerCase();
  const client = clients.find(({ name }) => name.toLowerCase() === clientName);
  if (client) return recordPath("client", client.id);
  return results.length > 0 ? "#results" : pageLinks.clients.to;
}
