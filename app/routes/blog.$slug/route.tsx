import { noIndexMeta, pageMeta, type RouteMatches } from "#app/components/document/page-meta.ts";
import { PaintedPage } from "#app/components/ui/painted-page.tsx";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import { kinds } from "#app/content/kinds.ts";
import { notFound, recordStates } from "#app/content/messages.ts";
import { newsletter } from "#app/content/newsletter.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { categoryPaints } from "#app/content/paint.ts";
import { siteMeta, titleSuffix } from "#app/content/site.ts";
import { studyAside, studyDefaults, studyFigure, studyPage, studySections } from "#app/content/study.ts";
import { getStudy } from "#app/data/lab-studies.server.ts";
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
import { Newsletter } from "#app/sections/newsletter.tsx";
import { article } from "#app/structured-data/article.ts";
import { breadcrumbs } from "#app/structured-data/graph.ts";
import { oneLine } from "#app/typesetting/one-line.ts";
import type { Route } from "./+types/route.ts";
import { type StudyDetail, toStudyDetail } from "./detail.server.ts";
import { StudyBody } from "./study-body.tsx";
import { StudyByline } from "./study-byline.tsx";
import { StudyText } from "./study-text.tsx";
import "#app/styles/article.css";
import "#app/styles/facts.css";
import "#app/styles/markdown.css";
import "#app/styles/form.css";
import "#app/styles/newsletter.css";
import "./study.css";

export const headers = sharedPage;

export function loader({ context, params, url }: Route.LoaderArgs) {
  const reading = getStudy(params.slug).then((study) => study && toStudyDetail(study));
  return awaitRecord(context, reading, () => findRedirect(url.pathname));
}

export async function action({ request }: Route.ActionArgs) {
  return verdictResponse(await submit(request, forms.blogNewsletter));
}

export const clientAction = recoverFailedPost(formOutcomes.blogNewsletter.failed);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return recordMeta(loaderData?.record, (study) => studyMeta(study, matches));
}

function studyMeta(study: StudyDetail | null, matches: RouteMatches) {
  if (!study) return noIndexMeta({ title: oneLine(notFound.study.title) }, titleSuffix);
  const { title, excerpt, category, publishedAt, image } = study;
  const path = recordPath("blog", study.slug);
  const images = [shareImagePath(path), image?.src];
  const things = [
    article({
      title,
      description: excerpt,
      path,
      images,
      created: publishedAt,
      section: category,
      author: studyPage.author,
    }),
    breadcrumbs(pageLinks.home, pageLinks.lab, { label: title, to: path }),
  ];
  const description = excerpt ?? kinds.study.description;
  return pageMeta({ title, description, path, type: "article", things }, siteMeta, matches);
}

const words = { ...recordStates, notFound: notFound.study };

export default function Page({ loaderData, matches }: Route.ComponentProps) {
  return (
    <DeferredRecord record={loaderData.record} meta={(study) => studyMeta(study, matches)} words={words}>
      {(study) => <StudyPage study={study} />}
    </DeferredRecord>
  );
}

function StudyPage({ study }: { study: StudyDetail }) {
  const paint = paintFor(categoryPaints, study.category);
  return (
    <PaintedPage paint={paint}>
      <ArticleHeader back={studyPage.back} title={study.title}>
        <StudyByline study={study} author={studyPage.author} defaults={studyDefaults} />
      </ArticleHeader>
      <ArticleCover image={study.image} title={study.title} />
      {study.body ? (
        <StudyBody excerpt={study.excerpt} body={study.body} />
      ) : (
        <StudyText excerpt={study.excerpt} sections={studySections} note={studyAside} figure={studyFigure} />
      )}
      <Newsletter formId={formOutcomes.blogNewsletter.formId} words={newsletter} paint={paint} small />
    </PaintedPage>
  );
}
