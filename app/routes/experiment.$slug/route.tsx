import { data } from "react-router";
import { noIndexMeta, pageMeta, type RouteMatches } from "#app/components/document/page-meta.ts";
import { PaintedPage } from "#app/components/ui/painted-page.tsx";
import { experimentPage } from "#app/content/experiment.ts";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import { kinds } from "#app/content/kinds.ts";
import { experimentWithoutSlug, notFound, recordStates } from "#app/content/messages.ts";
import { newsletter } from "#app/content/newsletter.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { categoryPaints } from "#app/content/paint.ts";
import { siteMeta, titleSuffix } from "#app/content/site.ts";
import { getExperiment } from "#app/data/experiments.server.ts";
import { findRedirect } from "#app/data/redirects.server.ts";
import { forms } from "#app/forms/forms.ts";
import { recoverFailedPost } from "#app/forms/recover-failed-post.ts";
import { submit } from "#app/forms/submit.server.ts";
import { verdictResponse } from "#app/forms/verdict-response.server.ts";
import { awaitRecord } from "#app/lib/await-record.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { recordPath, shareImagePath } from "#app/lib/page-path.ts";
import { paintFor } from "#app/lib/paint.ts";
import { ArticleCover } from "#app/sections/article-cover.tsx";
import { ArticleHeader } from "#app/sections/article-header.tsx";
import { DeferredRecord, recordMeta } from "#app/sections/deferred-record.tsx";
import { MissingPage } from "#app/sections/missing-record.tsx";
import { Newsletter } from "#app/sections/newsletter.tsx";
import { creativeWork } from "#app/structured-data/creative-work.ts";
import { breadcrumbs } from "#app/structured-data/graph.ts";
import { splitOpening } from "#app/text/paragraphs.ts";
import { oneLine } from "#app/typesetting/one-line.ts";
import type { Route } from "./+types/route.ts";
import { type ExperimentDetail, toExperimentDetail } from "./detail.server.ts";
import { ExperimentByline } from "./experiment-byline.tsx";
import { ExperimentText } from "./experiment-text.tsx";
import "#app/styles/article.css";
import "#app/styles/markdown.css";
import "#app/styles/form.css";
import "#app/styles/newsletter.css";
import "./experiment.css";

export const headers = sharedPage;

export function loader({ context, params, url }: Route.LoaderArgs) {
  if (!params.slug) return data({ record: null }, { status: 404 });
  const reading = getExperiment(params.slug).then((experiment) => experiment && toExperimentDetail(experiment));
  return awaitRecord(context, reading, () => findRedirect(url.pathname));
}

export async function action({ request }: Route.ActionArgs) {
  return verdictResponse(await submit(request, forms.blogNewsletter));
}

export const clientAction = recoverFailedPost(formOutcomes.blogNewsletter.failed);

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (!params.slug) return noIndexMeta({ title: oneLine(experimentWithoutSlug.title) }, titleSuffix);
  return recordMeta(loaderData?.record, (experiment) => experimentMeta(experiment, matches));
}

function experimentMeta(experiment: ExperimentDetail | null, matches: RouteMatches) {
  if (!experiment) return noIndexMeta({ title: oneLine(notFound.experiment.title) }, titleSuffix);
  const { title, createdAt, category, status, tech, image } = experiment;
  const opening = experiment.description && splitOpening(experiment.description).opening;
  const path = recordPath("experiment", experiment.slug);
  const images = [shareImagePath(path), image?.src];
  const things = [
    creativeWork({
      title,
      description: opening,
      path,
      images,
      created: createdAt,
      genre: category,
      keywords: tech,
      status,
    }),
    breadcrumbs(pageLinks.home, pageLinks.lab, { label: title, to: path }),
  ];
  return pageMeta({ title, description: opening || kinds.experiment.description, path, things }, siteMeta, matches);
}

const words = { ...recordStates, notFound: notFound.experiment };

export default function Page({ loaderData, params, matches }: Route.ComponentProps) {
  if (!params.slug) return <MissingPage {...experimentWithoutSlug} />;
  return (
    <DeferredRecord record={loaderData.record} meta={(experiment) => experimentMeta(experiment, matches)} words={words}>
      {(experiment) => <ExperimentPage experiment={experiment} />}
    </DeferredRecord>
  );
}

function ExperimentPage({ experiment }: { experiment: ExperimentDetail }) {
  const paint = paintFor(categoryPaints, experiment.category);
  return (
    <PaintedPage paint={paint}>
      <ArticleHeader back={experimentPage.back} title={experiment.title}>
        <ExperimentByline category={experiment.category} status={experiment.status} />
      </ArticleHeader>
      <ArticleCover image={experiment.image} title={experiment.title} />
      <ExperimentText experiment={experiment} words={experimentPage} />
      <Newsletter formId={formOutcomes.blogNewsletter.formId} words={newsletter} paint={paint} small />
    </PaintedPage>
  );
}
