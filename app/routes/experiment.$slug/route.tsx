import { data } from "react-router";
import { hiddenHead, type Matches, pageHead } from "#app/components/site/page-head.ts";
import { PagePaint } from "#app/components/ui/page-paint.tsx";
import { experimentPage } from "#app/content/experiment.ts";
import { formReplies } from "#app/content/form-replies.ts";
import { kinds } from "#app/content/kinds.ts";
import { missingExperimentSlug, notFound, recordStates } from "#app/content/messages.ts";
import { newsletter } from "#app/content/newsletter.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { categoryPaints, defaultPaint } from "#app/content/paint.ts";
import { headFacts, titleSuffix } from "#app/content/site.ts";
import { type Experiment, getExperiment } from "#app/data/experiments.server.ts";
import { answer } from "#app/forms/answer.server.ts";
import { forms } from "#app/forms/forms.ts";
import { keepForm } from "#app/forms/keep-form.ts";
import { submit } from "#app/forms/submit.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { recordPath, sharePath } from "#app/lib/page-path.ts";
import { paintFor } from "#app/lib/paint.ts";
import { splitOpening } from "#app/lib/paragraphs.ts";
import { settleRecord } from "#app/lib/settle.ts";
import { ArticleCover } from "#app/sections/article-cover.tsx";
import { ArticleHeader } from "#app/sections/article-header.tsx";
import { ArticleRecord, recordHead } from "#app/sections/article-record.tsx";
import { MissingPage } from "#app/sections/missing-record.tsx";
import { Newsletter } from "#app/sections/newsletter.tsx";
import { creativeWork } from "#app/structured-data/creative-work.ts";
import { breadcrumbs } from "#app/structured-data/graph.ts";
import { oneLine } from "#app/typesetting/one-line.ts";
import type { Route } from "./+types/route.ts";
import { ExperimentByline } from "./experiment-byline.tsx";
import { ExperimentText } from "./experiment-text.tsx";
import "#app/styles/article.css";
import "#app/styles/form.css";
import "#app/styles/newsletter.css";
import "./experiment.css";

export const headers = sharedPage;

export function loader({ context, params }: Route.LoaderArgs) {
  if (!params.slug) return data({ record: null }, { status: 404 });
  return settleRecord(context, getExperiment(params.slug));
}

export async function action({ request }: Route.ActionArgs) {
  return answer(await submit(request, forms.blogNewsletter));
}

export const clientAction = keepForm(formReplies.blogNewsletter.failed);

export function meta({ loaderData, params, matches }: Route.MetaArgs) {
  if (!params.slug) return hiddenHead({ title: oneLine(missingExperimentSlug.title) }, titleSuffix);
  return recordHead(loaderData?.record, (experiment) => head(experiment, matches));
}

function head(experiment: Experiment | null, matches: Matches) {
  if (!experiment) return hiddenHead({ title: oneLine(notFound.experiment.title) }, titleSuffix);
  const { title, createdAt, category, status, tech, image } = experiment;
  const opening = experiment.description && splitOpening(experiment.description).opening;
  const path = recordPath("experiment", experiment.slug);
  const images = [sharePath(path), image?.src];
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
  return pageHead({ title, description: opening || kinds.experiment.description, path, things }, headFacts, matches);
}

const words = { ...recordStates, notFound: notFound.experiment };

export default function Page({ loaderData, params, matches }: Route.ComponentProps) {
  if (!params.slug) return <MissingPage {...missingExperimentSlug} />;
  return (
    <ArticleRecord record={loaderData.record} head={(experiment) => head(experiment, matches)} words={words}>
      {(experiment) => <ExperimentPage experiment={experiment} />}
    </ArticleRecord>
  );
}

function ExperimentPage({ experiment }: { experiment: Experiment }) {
  const paint = paintFor(categoryPaints, experiment.category, defaultPaint);
  return (
    <PagePaint paint={paint}>
      <ArticleHeader back={experimentPage.back} title={experiment.title}>
        <ExperimentByline category={experiment.category} status={experiment.status} />
      </ArticleHeader>
      <ArticleCover image={experiment.image} title={experiment.title} />
      <ExperimentText experiment={experiment} words={experimentPage} />
      <Newsletter formId={formReplies.blogNewsletter.formId} words={newsletter} paint={paint} small />
    </PagePaint>
  );
}
