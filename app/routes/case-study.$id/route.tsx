import "./case-study.css";
import { data } from "react-router";
import { pageHead } from "#app/components/site/page-head.ts";
import { TypeChip } from "#app/components/ui/badge.tsx";
import { type CaseStudy, caseStudies, caseStudyPage } from "#app/content/case-studies.ts";
import { loading, notFound, readFailed } from "#app/content/messages.ts";
import { titleSuffix } from "#app/content/site.ts";
import { paintColour } from "#app/lib/paint.ts";
import { splitResult } from "#app/lib/result.ts";
import { ArticleHeader } from "#app/sections/article-header.tsx";
import { ArticleRecord } from "#app/sections/article-record.tsx";
import { Results } from "#app/sections/results.tsx";
import type { Route } from "./+types/route.ts";
import { CaseLead } from "./case-lead.tsx";
import { CaseText } from "./case-text.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const record = caseStudies.find(({ id }) => id === params.id) ?? null;
  return data({ record }, { status: record ? 200 : 404 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => head(loaderData?.record ?? null);

function head(study: CaseStudy | null) {
  if (!study) return pageHead({ title: notFound.caseStudy.title.label }, titleSuffix, { noIndex: true });
  return pageHead(study.meta, titleSuffix);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <ArticleRecord
      record={loaderData.record}
      head={head}
      titleSuffix={titleSuffix}
      loading={loading.other}
      failed={readFailed}
      notFound={notFound.caseStudy}
    >
      {(study) => <CaseStudyPage study={study} />}
    </ArticleRecord>
  );
}

function CaseStudyPage({ study }: { study: CaseStudy }) {
  const sections = [
    { title: caseStudyPage.overview, paragraphs: study.overview },
    { title: caseStudyPage.challenge, paragraphs: study.challenge },
    { title: caseStudyPage.solution, paragraphs: study.solution },
  ];
  return (
    <article style={{ "--c": paintColour(study.paint) }}>
      <ArticleHeader back={caseStudyPage.back} title={study.title}>
        <TypeChip>{caseStudyPage.chip}</TypeChip>
      </ArticleHeader>
      <CaseLead text={study.lead} />
      <CaseText sections={sections} />
      <Results head={caseStudyPage.results} items={study.results.map(splitResult)} />
    </article>
  );
}
