import "./study.css";
import { data } from "react-router";
import { pageHead } from "#app/components/site/page-head.ts";
import { loading, notFound, readFailed, toasts } from "#app/content/messages.ts";
import { newsletter } from "#app/content/newsletter.ts";
import { categoryPaints, defaultPaint } from "#app/content/paint.ts";
import { titleSuffix } from "#app/content/site.ts";
import { studyAside, studyDefaults, studyFigure, studyPage, studySections } from "#app/content/study.ts";
import { getStudy, type Study } from "#app/data/lab-studies.server.ts";
import { answer } from "#app/forms/answer.server.ts";
import { forms } from "#app/forms/forms.ts";
import { keepForm } from "#app/forms/keep-form.ts";
import { submit } from "#app/forms/submit.server.ts";
import { paintColour, paintFor } from "#app/lib/paint.ts";
import { settle } from "#app/lib/settle.ts";
import { ArticleCover } from "#app/sections/article-cover.tsx";
import { ArticleHeader } from "#app/sections/article-header.tsx";
import { ArticleRecord } from "#app/sections/article-record.tsx";
import { Newsletter } from "#app/sections/newsletter.tsx";
import type { Route } from "./+types/route.ts";
import { StudyByline } from "./study-byline.tsx";
import { StudyText } from "./study-text.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { record, status } = await settle(request, getStudy(params.slug));
  return data({ record }, { status });
}

export async function action({ request }: Route.ActionArgs) {
  return answer(await submit(request, forms.blogNewsletter), { redirectTo: "/thank-you" });
}

export const clientAction = keepForm(toasts.newsletterFailed);

export function meta({ loaderData }: Route.MetaArgs) {
  const record = loaderData?.record;
  return record === undefined || record instanceof Promise ? [] : head(record);
}

function head(study: Study | null) {
  if (!study) return pageHead({ title: notFound.study.title.label }, titleSuffix, { noIndex: true });
  return pageHead({ title: study.title, description: study.excerpt ?? undefined }, titleSuffix);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <ArticleRecord
      record={loaderData.record}
      head={head}
      titleSuffix={titleSuffix}
      loading={loading.other}
      failed={readFailed}
      notFound={notFound.study}
    >
      {(study) => <StudyPage study={study} />}
    </ArticleRecord>
  );
}

function StudyPage({ study }: { study: Study }) {
  const paint = paintFor(categoryPaints, study.category, defaultPaint);
  return (
    <article style={{ "--c": paintColour(paint) }}>
      <ArticleHeader back={studyPage.back} title={study.title}>
        <StudyByline study={study} author={studyPage.author} defaults={studyDefaults} />
      </ArticleHeader>
      <ArticleCover image={study.image} title={study.title} />
      <StudyText excerpt={study.excerpt} sections={studySections} note={studyAside} figure={studyFigure} />
      <Newsletter formId="blog_form" words={newsletter} paint={paint} small />
    </article>
  );
}
