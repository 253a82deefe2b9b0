import "./contribution.css";
import { data } from "react-router";
import { pageHead } from "#app/components/site/page-head.ts";
import { contributionNames, contributionPage } from "#app/content/contribution.ts";
import { loading, notFound, readFailed } from "#app/content/messages.ts";
import { titleSuffix } from "#app/content/site.ts";
import { type Contribution, getContribution } from "#app/data/contributions.server.ts";
import { settle } from "#app/lib/settle.ts";
import { ArticleRecord } from "#app/sections/article-record.tsx";
import type { Route } from "./+types/route.ts";
import { ContributionFeatures } from "./contribution-features.tsx";
import { ContributionHero } from "./contribution-hero.tsx";
import { ContributionStats } from "./contribution-stats.tsx";
import { Installation } from "./installation.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
  const { record, status } = await settle(request, getContribution(params.slug));
  return data({ record }, { status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const record = loaderData?.record;
  return record === undefined || record instanceof Promise ? [] : head(record);
}

function head(contribution: Contribution | null) {
  if (!contribution) return pageHead({ title: notFound.contribution.title.label }, titleSuffix, { noIndex: true });
  return pageHead({ title: contribution.title, description: contribution.description ?? undefined }, titleSuffix);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <ArticleRecord
      record={loaderData.record}
      head={head}
      titleSuffix={titleSuffix}
      loading={loading.other}
      failed={readFailed}
      notFound={notFound.contribution}
    >
      {(contribution) => <ContributionPage contribution={contribution} />}
    </ArticleRecord>
  );
}

function ContributionPage({ contribution }: { contribution: Contribution }) {
  const { stats, installation, features, version, license, maintainer, ...words } = contributionPage;
  const line = Object.values(contributionNames).find(({ text }) => text === contribution.title);
  return (
    <article style={{ "--c": "var(--green)" }}>
      <ContributionHero contribution={contribution} line={line} words={words} />
      <ContributionStats stats={contribution.stats} words={stats} />
      {contribution.installationCommand && (
        <Installation command={contribution.installationCommand} words={installation} />
      )}
      <ContributionFeatures
        features={contribution.features}
        content={contribution.content}
        head={features.head}
        facts={[version, license, maintainer]}
      />
    </article>
  );
}
