import "./project.css";
import { data } from "react-router";
import { pageHead } from "#app/components/site/page-head.ts";
import { currentEnv } from "#app/config/current-env.server.ts";
import { loading, notFound, readFailed } from "#app/content/messages.ts";
import { defaultPaint, projectPaints } from "#app/content/paint.ts";
import { projectDefaults, projectLabels, projectPage } from "#app/content/project.ts";
import { titleSuffix } from "#app/content/site.ts";
import { getProject } from "#app/data/projects.server.ts";
import { paintColour, paintFor } from "#app/lib/paint.ts";
import { settle } from "#app/lib/settle.ts";
import { ArticleRecord } from "#app/sections/article-record.tsx";
import { Results } from "#app/sections/results.tsx";
import type { Route } from "./+types/route.ts";
import { type ProjectDetail, toDetail } from "./detail.server.ts";
import { Gallery } from "./gallery.tsx";
import { Intro } from "./intro.tsx";
import { Overview } from "./overview.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const reading = getProject(params.id).then((project) => project && toDetail(project));
  const { record, status } = await settle(request, reading);
  const canonical = `${currentEnv().SITE_URL ?? ""}/project/${encodeURIComponent(params.id)}`;
  return data({ record, canonical }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData || loaderData.record instanceof Promise) return [];
  const { record, canonical } = loaderData;
  return [...head(record), ...(record ? [{ tagName: "link", rel: "canonical", href: canonical }] : [])];
}

function head(project: ProjectDetail | null) {
  if (!project) return pageHead({ title: notFound.project.title.label }, titleSuffix, { noIndex: true });
  return pageHead({ title: project.title, description: project.description ?? undefined }, titleSuffix);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <ArticleRecord
      record={loaderData.record}
      head={head}
      titleSuffix={titleSuffix}
      loading={loading.other}
      failed={readFailed}
      notFound={notFound.project}
    >
      {(project) => <ProjectView project={project} />}
    </ArticleRecord>
  );
}

function ProjectView({ project }: { project: ProjectDetail }) {
  const paint = paintFor(projectPaints, project.type, defaultPaint);
  return (
    <article style={{ "--c": paintColour(paint) }}>
      <Intro project={project} back={projectPage.back} defaults={projectDefaults} />
      <Overview project={project} paint={paint} words={projectPage} labels={projectLabels} defaults={projectDefaults} />
      <Results {...projectPage.results} items={project.results} empty={projectDefaults.list} />
      <Gallery pictures={project.gallery} words={projectPage.gallery} empty={projectDefaults.list} />
    </article>
  );
}
