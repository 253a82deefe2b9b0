import { noIndexMeta, pageMeta, type RouteMatches } from "#app/components/document/page-meta.ts";
import { PaintedPage } from "#app/components/ui/painted-page.tsx";
import { kinds } from "#app/content/kinds.ts";
import { notFound, recordStates } from "#app/content/messages.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { projectPaints } from "#app/content/paint.ts";
import { projectDefaults, projectLabels, projectPage } from "#app/content/project.ts";
import { siteMeta, titleSuffix } from "#app/content/site.ts";
import { getProject } from "#app/data/projects.server.ts";
import { findRedirect } from "#app/data/redirects.server.ts";
import { awaitRecord } from "#app/lib/await-record.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { recordPath, shareImagePath } from "#app/lib/page-path.ts";
import { paintFor } from "#app/lib/paint.ts";
import { DeferredRecord, recordMeta } from "#app/sections/deferred-record.tsx";
import { Results } from "#app/sections/results.tsx";
import { creativeWork } from "#app/structured-data/creative-work.ts";
import { breadcrumbs } from "#app/structured-data/graph.ts";
import { oneLine } from "#app/typesetting/one-line.ts";
import type { Route } from "./+types/route.ts";
import { type ProjectDetail, toProjectDetail } from "./detail.server.ts";
import { ProjectGallery } from "./gallery.tsx";
import { ProjectIntro } from "./intro.tsx";
import { ProjectOverview } from "./overview.tsx";
import "#app/styles/article.css";
import "#app/styles/facts.css";
import "#app/styles/markdown.css";
import "./project.css";

export const headers = sharedPage;

export function loader({ context, params }: Route.LoaderArgs) {
  const reading = getProject(params.id).then((project) => project && toProjectDetail(project));
  // Redirects are stored by the canonical path, which holds for /work/:id too.
  return awaitRecord(context, reading, () => findRedirect(recordPath("project", params.id)));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return recordMeta(loaderData?.record, (project) => projectMeta(project, matches));
}

function projectMeta(project: ProjectDetail | null, matches: RouteMatches) {
  if (!project) return noIndexMeta({ title: oneLine(notFound.project.title) }, titleSuffix);
  const { title, description, createdAt, type, industry, technologies, image } = project;
  // /work/:id shows the same page; this is the canonical path.
  const path = recordPath("project", project.id);
  const images = [shareImagePath(path), image?.src];
  const work = { title, description, path, images, created: createdAt, genre: type, about: industry };
  const things = [
    creativeWork({ ...work, keywords: technologies }),
    breadcrumbs(pageLinks.home, pageLinks.work, { label: title, to: path }),
  ];
  return pageMeta({ title, description: description ?? kinds.project.description, path, things }, siteMeta, matches);
}

const words = { ...recordStates, notFound: notFound.project };

export default function Page({ loaderData, matches }: Route.ComponentProps) {
  return (
    <DeferredRecord record={loaderData.record} meta={(project) => projectMeta(project, matches)} words={words}>
      {(project) => <ProjectView project={project} />}
    </DeferredRecord>
  );
}

function ProjectView({ project }: { project: ProjectDetail }) {
  const paint = paintFor(projectPaints, project.type);
  return (
    <PaintedPage paint={paint}>
      <ProjectIntro project={project} back={projectPage.back} defaults={projectDefaults} />
      <ProjectOverview
        project={project}
        paint={paint}
        words={projectPage}
        labels={projectLabels}
        defaults={projectDefaults}
      />
      <Results {...projectPage.results} items={project.results} empty={projectDefaults.list} />
      <ProjectGallery pictures={project.gallery} words={projectPage.gallery} empty={projectDefaults.list} />
    </PaintedPage>
  );
}
