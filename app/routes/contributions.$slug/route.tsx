import { noIndexMeta, pageMeta, type RouteMatches } from "#app/components/document/page-meta.ts";
import { PaintedPage } from "#app/components/ui/painted-page.tsx";
import { contributionPage } from "#app/content/contribution.ts";
import { kinds } from "#app/content/kinds.ts";
import { notFound, recordStates } from "#app/content/messages.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { siteMeta, titleSuffix } from "#app/content/site.ts";
import { getContribution } from "#app/data/contributions.server.ts";
import { findRedirect } from "#app/data/redirects.server.ts";
import { awaitRecord } from "#app/lib/await-record.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { recordPath, shareImagePath } from "#app/lib/page-path.ts";
import { DeferredRecord, recordMeta } from "#app/sections/deferred-record.tsx";
import { breadcrumbs } from "#app/structured-data/graph.ts";
import { software } from "#app/structured-data/software.ts";
import { webAddress } from "#app/text/web-address.ts";
import { oneLine } from "#app/typesetting/one-line.ts";
import type { Route } from "./+types/route.ts";
import { ContributionFeatures } from "./contribution-features.tsx";
import { ContributionHero } from "./contribution-hero.tsx";
import { ContributionStats } from "./contribution-stats.tsx";
import { type ContributionDetail, toContributionDetail } from "./detail.server.ts";
import { Installation } from "./installation.tsx";
import "#app/styles/article.css";
import "#app/styles/facts.css";
import "#app/styles/markdown.css";
import "./contribution.css";

export const headers = sharedPage;

export function loader({ context, params, url }: Route.LoaderArgs) {
  const reading = getContribution(params.slug).then(
    (contribution) => contribution && toContributionDetail(contribution),
  );
  return awaitRecord(context, reading, () => findRedirect(url.pathname));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return recordMeta(loaderData?.record, (contribution) => contributionMeta(contribution, matches));
}

function contributionMeta(contribution: ContributionDetail | null, matches: RouteMatches) {
  if (!contribution) return noIndexMeta({ title: oneLine(notFound.contribution.title) }, titleSuffix);
  const { title, description, createdAt, githubUrl, stats } = contribution;
  const path = recordPath("contributions", contribution.slug);
  const things = [
    software({
      ...{ title, description, path, images: [shareImagePath(path)], created: createdAt, downloads: stats.downloads },
      repository: webAddress(githubUrl),
      version: contributionPage.version.value,
      license: contributionPage.license.value,
    }),
    breadcrumbs(pageLinks.home, pageLinks.lab, { label: title, to: path }),
  ];
  return pageMeta(
    { title, description: description ?? kinds.contribution.description, path, things },
    siteMeta,
    matches,
  );
}

const words = { ...recordStates, notFound: notFound.contribution };

export default function Page({ loaderData, matches }: Route.ComponentProps) {
  return (
    <DeferredRecord
      record={loaderData.record}
      meta={(contribution) => contributionMeta(contribution, matches)}
      words={words}
    >
      {(contribution) => <ContributionPage contribution={contribution} />}
    </DeferredRecord>
  );
}

function ContributionPage({ contribution }: { contribution: ContributionDetail }) {
  const { stats, installation, features, version, license, maintainer, ...words } = contributionPage;
  return (
    <PaintedPage paint="green">
      <ContributionHero contribution={contribution} words={words} />
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
    </PaintedPage>
  );
}
