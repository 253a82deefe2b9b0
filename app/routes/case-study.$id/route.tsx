import { data } from "react-router";
import { noIndexMeta, pageMeta } from "#app/components/document/page-meta.ts";
import { TypeChip } from "#app/components/ui/badge.tsx";
import { PaintedPage } from "#app/components/ui/painted-page.tsx";
import { caseStudies, caseStudyPage } from "#app/content/case-studies.ts";
import { notFound } from "#app/content/messages.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { siteMeta, titleSuffix } from "#app/content/site.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { splitResult } from "#app/lib/figures.ts";
import { recordPath, shareImagePath } from "#app/lib/page-path.ts";
import { ArticleHeader } from "#app/sections/article-header.tsx";
import { MissingPage } from "#app/sections/missing-record.tsx";
import { Results } from "#app/sections/results.tsx";
import { article } from "#app/structured-data/article.ts";
import { breadcrumbs } from "#app/structured-data/graph.ts";
import { oneLine } from "#app/typesetting/one-line.ts";
import type { Route } from "./+types/route.ts";
import { CaseLead } from "./case-lead.tsx";
import { CaseText } from "./case-text.tsx";
import "#app/styles/article.css";
import "#app/styles/facts.css";
import "./case-study.css";

export const headers = sharedPage;

export function loader({ params }: Route.LoaderArgs) {
  const study = caseStudies.find(({ id }) => id === params.id);
  return study ? data(study) : data(null, { status: 404 });
}

export function meta({ loaderData: study, matches }: Route.MetaArgs) {
  if (!study) return noIndexMeta({ title: oneLine(notFound.caseStudy.title) }, titleSuffix);
  const path = recordPath("case-study", study.id);
  const things = [
    article({ title: study.title, description: study.meta.description, path, images: [shareImagePath(path)] }),
    breadcrumbs(pageLinks.home, pageLinks.lab, { label: study.title, to: path }),
  ];
  return pageMeta({ ...study.meta, path, type: "article", things }, siteMeta, matches);
}

export default function Page({ loaderData: study }: Route.ComponentProps) {
  if (!study) return <MissingPage {...notFound.caseStudy} />;
  const sections = [
    { title: caseStudyPage.overview, paragraphs: study.overview },
    { title: caseStudyPage.challenge, paragraphs: study.challenge },
    { title: caseStudyPage.solution, paragraphs: study.solution },
  ];
  return (
    <PaintedPage paint={study.paint}>
      <ArticleHeader back={caseStudyPage.back} title={study.title}>
        <TypeChip>{caseStudyPage.chip}</TypeChip>
      </ArticleHeader>
      <CaseLead text={study.lead} />
      <CaseText sections={sections} />
      <Results head={caseStudyPage.resultsHead} note={study.resultsNote} items={study.results.map(splitResult)} />
    </PaintedPage>
  );
}
