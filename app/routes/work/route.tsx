import { Suspense, useRef } from "react";
import { Await, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { pageHead } from "#app/components/site/page-head.ts";
import { Deferred } from "#app/components/ui/deferred.tsx";
import { crumbs } from "#app/content/crumbs.ts";
import { listFailed } from "#app/content/messages.ts";
import { projectCardWords } from "#app/content/project.ts";
import { headFacts } from "#app/content/site.ts";
import * as content from "#app/content/work.ts";
import { listProjects } from "#app/data/projects.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { readView } from "#app/lib/project-view.ts";
import { breadcrumbs, webPage } from "#app/lib/structured-data.ts";
import type { Route } from "./+types/route.ts";
import { FilterBar } from "./filter-bar.tsx";
import { FilterTable } from "./filter-table.tsx";
import { isListHeld, useWholeList } from "./held-list.ts";
import { Hero } from "./hero.tsx";
import { LONGEST_IN_PAGE, type Portfolio, portfolioOf } from "./portfolio.ts";
import { Projects, ProjectsSkeleton } from "./projects.tsx";
import "#app/styles/card.css";
import "#app/styles/mosaic.css";
import "./work.css";

/** The query parameters that the page reads. */
export const handle = { query: ["type", "industry", "complexity", "sort", "show"] };

export const headers = sharedPage;

export function meta({ matches }: Route.MetaArgs) {
  const page = { ...content.meta, path: crumbs.work.to };
  const things = [webPage("CollectionPage", page), breadcrumbs(crumbs.home, crumbs.work)];
  return pageHead({ ...page, things }, headFacts, matches);
}

export function loader({ request }: Route.LoaderArgs) {
  const view = readView(new URL(request.url).searchParams, content.facets);
  const portfolio = listProjects().then((projects) => portfolioOf(projects, content.facets, view, LONGEST_IN_PAGE));
  return { portfolio };
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && isListHeld() ? false : defaultShouldRevalidate;
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { whole, load } = useWholeList();
  const portfolio = whole ?? loaderData.portfolio;
  const [search] = useSearchParams();
  const view = readView(search, content.facets);
  const { filters, facets, sortOptions, allOption } = content;
  const { paints } = projectCardWords;
  const count = useRef<HTMLParagraphElement>(null);
  // A link that takes itself away leaves the visitor beside the count.
  const keepFocus = () => count.current?.focus({ preventScroll: true });

  const controls = (portfolio?: Portfolio) => (
    <>
      <FilterTable view={view} facets={facets} all={allOption} paints={paints} portfolio={portfolio} />
      <FilterBar
        count={count}
        keepFocus={keepFocus}
        view={view}
        facets={facets}
        sortOptions={sortOptions}
        words={filters}
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
          {filters.label}
        </h2>
        <Suspense fallback={controls()}>
          <Await resolve={portfolio} errorElement={controls()}>
            {controls}
          </Await>
        </Suspense>
      </section>
      <section className="wrap portfolio" aria-labelledby="projects">
        <h2 id="projects" className="sr-only">
          {filters.list}
        </h2>
        <Deferred
          resolve={portfolio}
          fallback={<ProjectsSkeleton count={filters.skeletons} />}
          failed={{ ...listFailed, text: content.failed }}
        >
          {(portfolio) => (
            <Projects
              portfolio={portfolio}
              view={view}
              card={projectCardWords}
              more={filters.more}
              empty={content.empty}
              onPart={load}
              keepFocus={keepFocus}
            />
          )}
        </Deferred>
      </section>
    </>
  );
}
