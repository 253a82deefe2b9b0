import { hiddenHead, type Matches, pageHead } from "#app/components/site/page-head.ts";
import { PagePaint } from "#app/components/ui/page-paint.tsx";
import { kinds } from "#app/content/kinds.ts";
import { notFound, recordStates } from "#app/content/messages.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { defaultPaint, projectPaints } from "#app/content/paint.ts";
import { projectDefaults, projectLabels, projectPage } from "#app/content/project.ts";
import { headFacts, titleSuffix } from "#app/content/site.ts";
import { getProject } from "#app/data/projects.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { recordPath, sharePath } from "#app/lib/page-path.ts";
import { paintFor } from "#app/lib/paint.ts";
import { settleRecord } from "#app/lib/settle.ts";
import { ArticleRecord, recordHead } from "#app/sections/article-record.tsx";
import { Results } from "#app/sections/results.tsx";
import { creativeWork } from "#app/structured-data/creative-work.ts";
import { breadcrumbs } from "#app/structured-data/graph.ts";
import { oneLine } from "#app/typesetting/one-line.ts";
import type { Route } from "./+types/route.ts";
import { type ProjectDetail, toDetail } from "./detail.server.ts";
import { Gallery } from "./gallery.tsx";
import { Intro } from "./intro.tsx";
import { Overview } from "./overview.tsx";
import "#app/styles/article.css";
import "#app/styles/facts.css";
import "./project.css";

export const headers = sharedPage;

export function loader({ context, params }: Route.LoaderArgs) {
  const reading = getProject(params.id).then((project) => project && toDetail(project));
  return settleRecord(context, reading);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return recordHead(loaderData?.record, (project) => head(project, matches));
}

function head(project: ProjectDetail | null, matches: Matches) {
  if (!project) return hiddenHead({ title: oneLine(notFound.project.title) }, titleSuffix);
  const { title, description, createdAt, type, industry, technologies, image } = project;
  // Both addresses of a project show the same page; this one is its own.
  const path = recordPath("project", project.id);
  const images = [sharePath(path), image?.src];
  const work = { title, description, path, images, created: createdAt, genre: type, about: industry };
  const things = [
    creativeWork({ ...work, keywords: technologies }),
    breadcrumbs(pageLinks.home, pageLinks.work, { label: title, to: path }),
  ];
  return pageHead({ title, description: description ?? kinds.project.description, path, things }, headFacts, matches);
}

const words = { ...recordStates, notFound: notFound.project };

export default function Page({ loaderData, matches }: Route.ComponentProps) {
  return (
    <ArticleRecord record={loaderData.record} head={(project) => head(project, matches)} words={words}>
      {(project) => <ProjectView project={project} />}
    </ArticleRecord>
  );
}

function ProjectView({ project }: { project: ProjectDetail }) {
  const paint = paintFor(projectPaints, project.type, defaultPaint);
  return (
    <PagePaint paint={paint}>
      <Intro project={project} back={projectPage.back} defaults={projectDefaults} />
      <Overview project={project} paint={paint} words={projectPage} labels={projectLabels} defaults={projectDefaults} />
      <Results {...projectPage.results} items={project.results} empty={projectDefaults.list} />
      <Gallery pictures={project.gallery} words={projectPage.gallery} empty={projectDefaults.list} />
    </PagePaint>
  );
}
