import type { ShouldRevalidateFunctionArgs } from "react-router";
import { pageMeta } from "#app/components/document/page-meta.ts";
import { PaintedPage } from "#app/components/ui/painted-page.tsx";
import { caseStudies } from "#app/content/case-studies.ts";
import { formOutcomes } from "#app/content/form-outcomes.ts";
import * as content from "#app/content/lab.ts";
import { listError, loadingText } from "#app/content/messages.ts";
import { newsletter } from "#app/content/newsletter.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { categoryPaints } from "#app/content/paint.ts";
import { siteMeta } from "#app/content/site.ts";
import { studyDefaults } from "#app/content/study.ts";
import { listContributions } from "#app/data/contributions.server.ts";
import { listExperiments } from "#app/data/experiments.server.ts";
import { listStudies } from "#app/data/lab-studies.server.ts";
import { forms } from "#app/forms/forms.ts";
import { recoverFailedPost } from "#app/forms/recover-failed-post.ts";
import { submit } from "#app/forms/submit.server.ts";
import { verdictResponse } from "#app/forms/verdict-response.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { paintFor } from "#app/lib/paint.ts";
import { Newsletter } from "#app/sections/newsletter.tsx";
import { breadcrumbs, webPage } from "#app/structured-data/graph.ts";
import type { Route } from "./+types/route.ts";
import { Contributions } from "./contributions.tsx";
import { Experiments } from "./experiments.tsx";
import { LabHero } from "./lab-hero.tsx";
import { LabStats } from "./lab-stats.tsx";
import { toContributionRow, toExperimentRow, toStudyRow } from "./rows.server.ts";
import { Studies } from "./studies.tsx";
import "#app/styles/facts.css";
import "#app/styles/form.css";
import "#app/styles/newsletter.css";
import "./lab.css";

export const headers = sharedPage;

export function meta({ matches }: Route.MetaArgs) {
  const page = { ...content.meta, path: pageLinks.lab.to };
  const things = [webPage("CollectionPage", page), breadcrumbs(pageLinks.home, pageLinks.lab)];
  return pageMeta({ ...page, things }, siteMeta, matches);
}

export function loader() {
  return {
    experiments: listExperiments().then((rows) => rows.map(toExperimentRow)),
    studies: listStudies().then((rows) => rows.map(toStudyRow)),
    contributions: listContributions().then((rows) => rows.map(toContributionRow)),
    cases: caseStudies.map(({ id, title }) => ({ id, title })),
  };
}

export async function action({ request }: Route.ActionArgs) {
  return verdictResponse(await submit(request, forms.labNewsletter));
}

export const clientAction = recoverFailedPost(formOutcomes.labNewsletter.failed);

/** Subscribing changes no loader data, and a failing reload would replace the page and its success toast. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { experiments, studies, contributions, cases } = loaderData;
  return (
    <PaintedPage as="div" paint="green">
      <LabHero {...content.hero}>
        <LabStats
          counts={[
            { count: experiments, suffix: "+", label: content.stats.experiments },
            { count: studies, label: content.stats.studies },
            { count: contributions, label: content.stats.contributions },
          ]}
          fixed={content.stats.downloads}
          loading={loadingText}
          error={listError.headline}
        />
      </LabHero>
      <Experiments experiments={experiments} words={content.experiments} states={content.experiments.states} />
      <Studies
        studies={studies}
        words={content.studies}
        cases={cases}
        readTime={studyDefaults.readTime}
        paintOf={(category) => paintFor(categoryPaints, category)}
        states={content.studies.states}
      />
      <Contributions
        contributions={contributions}
        words={content.contributions}
        states={content.contributions.states}
      />
      <Newsletter formId={formOutcomes.labNewsletter.formId} words={newsletter} paint="green" />
    </PaintedPage>
  );
}
