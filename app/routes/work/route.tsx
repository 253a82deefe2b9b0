import { Suspense, useRef } from "react";
import { Await, useNavigation } from "react-router";
import { pageMeta } from "#app/components/document/page-meta.ts";
import { Deferred } from "#app/components/ui/deferred.tsx";
import { listError } from "#app/content/messages.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { projectCardWords } from "#app/content/project.ts";
import { siteMeta } from "#app/content/site.ts";
import * as content from "#app/content/work.ts";
import { listProjects } from "#app/data/projects.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { breadcrumbs, webPage } from "#app/structured-data/graph.ts";
import type { Route } from "./+types/route.ts";
import { FilterTable } from "./filter-table.tsx";
import { Hero } from "./hero.tsx";
import { type Portfolio, portfolioOf } from "./portfolio.server.ts";
import { Projects, ProjectsSkeleton } from "./projects.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { readView, requireView, viewParams } from "./view.ts";
import "#app/styles/card.css";
import "#app/styles/mosaic.css";
import "./work.css";

/** The query parameters that the page reads. */
export const handle = { query: viewParams };

export const headers = sharedPage;

export function meta({ matches }: Route.MetaArgs) {
  const page = { ...content.meta, path: pageLinks.work.to };
  const things = [webPage("CollectionPage", page), breadcrumbs(pageLinks.home, pageLinks.work)];
  return pageMeta({ ...page, things }, siteMeta, matches);
}

export function loader({ request }: Route.LoaderArgs) {
  const view = requireView(request);
  const portfolio = listProjects().then((projects) => portfolioOf(projects, view));
  return { view, portfolio };
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { view, portfolio } = loaderData;
  const { location: next } = useNavigation();
  const isUpdating = next?.pathname === pageLinks.work.to;
  // Optimistic: the controls show a choice at once, so that the next click adds to it.
  const chosen = isUpdating ? readView(new URLSearchParams(next.search)) : view;
  const { filterWords, facets, sortOptions, allOption } = content;
  const { paints } = projectCardWords;
  const count = useRef<HTMLParagraphElement>(null);
  // Moves the focus to the count from links that disappear when clicked.
  const focusCount = () => count.current?.focus({ preventScroll: true });

  const controls = (portfolio?: Portfolio) => (
    <>
      <FilterTable view={chosen} facets={facets} all={allOption} paints={paints} portfolio={portfolio} />
      <ResultsBar
        count={count}
        focusCount={focusCount}
        view={chosen}
        facets={facets}
        sortOptions={sortOptions}
        words={filterWords}
        paints={paints}
        portfolio={portfolio}
      />
    </>
  );

  return (
    <>
      <Hero {...content.hero} />
      <section className="wrap" aria-labelledby="filters">
        <h2 id="filters" className="sr-only">
          {filterWords.label}
        </h2>
        <Suspense fallback={controls()}>
          <Await resolve={portfolio} errorElement={controls()}>
            {controls}
          </Await>
        </Suspense>
      </section>
      <section className="wrap portfolio" aria-labelledby="projects" aria-busy={isUpdating || undefined}>
        <h2 id="projects" className="sr-only">
          {filterWords.list}
        </h2>
        <Deferred
          resolve={portfolio}
          fallback={<ProjectsSkeleton count={filterWords.skeletons} />}
          error={{ ...listError, text: content.loadError }}
        >
          {(portfolio) => (
            <Projects
              portfolio={portfolio}
              view={view}
              card={projectCardWords}
              more={filterWords.more}
              empty={content.noProjectsFound}
              focusCount={focusCount}
            />
          )}
        </Deferred>
      </section>
    </>
  );
}
