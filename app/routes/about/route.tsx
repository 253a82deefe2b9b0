import { pageMeta } from "#app/components/document/page-meta.ts";
import { DeferredList } from "#app/components/ui/deferred.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import * as content from "#app/content/about.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { site, siteMeta } from "#app/content/site.ts";
import { listTeam } from "#app/data/team.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { agency, breadcrumbs, webPage } from "#app/structured-data/graph.ts";
import type { Route } from "./+types/route.ts";
import { Hero } from "./hero.tsx";
import { Statements } from "./statements.tsx";
import { Story } from "./story.tsx";
import { Team, TeamSkeleton } from "./team.tsx";
import { Values } from "./values.tsx";
import "#app/styles/facts.css";
import "./about.css";

export const headers = sharedPage;

export function meta({ matches }: Route.MetaArgs) {
  const page = { ...content.meta, path: pageLinks.about.to };
  const facts = { ...site, ...matches[0].loaderData };
  const things = [webPage("AboutPage", page), agency(facts), breadcrumbs(pageLinks.home, pageLinks.about)];
  return pageMeta({ ...page, things }, siteMeta, matches);
}

export function loader() {
  const team = listTeam();
  return { team, faces: team.then(firstPortraits, () => []) };
}

function firstPortraits(team: Awaited<ReturnType<typeof listTeam>>) {
  return team.flatMap(({ image }) => image ?? []).slice(0, content.hero.portraits);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Hero title={content.hero.title} lead={content.hero.lead} action={content.hero.action} faces={loaderData.faces} />
      <Statements items={[content.mission, content.vision]} />
      <Story {...content.story} />
      <section id="team" className="section">
        <Reveal className="wrap">
          <SectionHead head={content.team.head} />
          <DeferredList
            items={loaderData.team}
            states={content.team.states}
            skeleton={<TeamSkeleton count={content.team.skeletons} />}
          >
            {(team) => <Team members={team} />}
          </DeferredList>
        </Reveal>
      </section>
      <Values label={content.valuesLabel} items={content.values} />
      <ClosingCall {...content.callToAction} measure={7.4} />
    </>
  );
}
