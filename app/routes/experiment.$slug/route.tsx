import "./experiment.css";
import { data } from "react-router";
import { pageHead } from "#app/components/site/page-head.ts";
import { experimentPage } from "#app/content/experiment.ts";
import { loading, missingExperimentSlug, notFound, readFailed, toasts } from "#app/content/messages.ts";
import { newsletter } from "#app/content/newsletter.ts";
import { categoryPaints, defaultPaint } from "#app/content/paint.ts";
import { titleSuffix } from "#app/content/site.ts";
import { type Experiment, getExperiment } from "#app/data/experiments.server.ts";
import { answer } from "#app/forms/answer.server.ts";
import { forms } from "#app/forms/forms.ts";
import { keepForm } from "#app/forms/keep-form.ts";
import { submit } from "#app/forms/submit.server.ts";
import { paintColour, paintFor } from "#app/lib/paint.ts";
import { splitOpening } from "#app/lib/paragraphs.ts";
import { settle } from "#app/lib/settle.ts";
import { ArticleCover } from "#app/sections/article-cover.tsx";
import { ArticleHeader } from "#app/sections/article-header.tsx";
import { ArticleRecord } from "#app/sections/article-record.tsx";
import { Newsletter } from "#app/sections/newsletter.tsx";
import type { Route } from "./+types/route.ts";
import { ExperimentByline } from "./experiment-byline.tsx";
import { ExperimentText } from "./experiment-text.tsx";
import { MissingSlug } from "./missing-slug.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  if (!params.slug) return data({ record: null }, { status: 404 });
  const { record, status } = await settle(request, getExperiment(params.slug));
  return data({ record }, { status });
}

export async function action({ request }: Route.ActionArgs) {
  return answer(await submit(request, forms.blogNewsletter), { redirectTo: "/thank-you" });
}

export const clientAction = keepForm(toasts.newsletterFailed);

export function meta({ loaderData, params }: Route.MetaArgs) {
  if (!params.slug) return pageHead({ title: missingExperimentSlug }, titleSuffix, { noIndex: true });
  const record = loaderData?.record;
  return record === undefined || record instanceof Promise ? [] : head(record);
}

function head(experiment: Experiment | null) {
  if (!experiment) return pageHead({ title: notFound.experiment.title.label }, titleSuffix, { noIndex: true });
  const { title, description } = experiment;
  return pageHead({ title, description: description ? splitOpening(description).opening : undefined }, titleSuffix);
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  if (!params.slug) return <MissingSlug title={missingExperimentSlug} back={experimentPage.back} />;
  return (
    <ArticleRecord
      record={loaderData.record}
      head={head}
      titleSuffix={titleSuffix}
      loading={loading.other}
      failed={readFailed}
      notFound={notFound.experiment}
    >
      {(experiment) => <ExperimentPage experiment={experiment} />}
    </ArticleRecord>
  );
}

function ExperimentPage({ experiment }: { experiment: Experiment }) {
  const paint = paintFor(categoryPaints, experiment.category, defaultPaint);
  return (
    <article style={{ "--c": paintColour(paint) }}>
      <ArticleHeader back={experimentPage.back} title={experiment.title}>
        <ExperimentByline category={experiment.category} status={experiment.status} />
      </ArticleHeader>
      <ArticleCover image={experiment.image} title={experiment.title} />
      <ExperimentText experiment={experiment} words={experimentPage} />
      <Newsletter formId="blog_form" words={newsletter} paint={paint} small />
    </article>
  );
}
