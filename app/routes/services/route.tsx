import { pageHead } from "#app/components/site/page-head.ts";
import { steady } from "#app/components/site/steady.ts";
import { crumbs } from "#app/content/crumbs.ts";
import * as content from "#app/content/services.ts";
import { headFacts, site } from "#app/content/site.ts";
import { breadcrumbs, service, webPage } from "#app/lib/structured-data.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageTitle } from "#app/sections/page-title.tsx";
import rowsSheet from "#app/styles/rows.css?url";
import { sheets } from "#app/styles/sheets.ts";
import type { Route } from "./+types/route.ts";
import { Overview } from "./overview.tsx";
import routeSheet from "./services.css?url";

export const links = sheets(routeSheet, rowsSheet);

export function meta({ matches }: Route.MetaArgs) {
  const page = { ...content.meta, path: crumbs.services.to };
  const offers = content.overview.map(({ title, desc, link }) =>
    service({ title, description: desc, path: link, city: site.city }),
  );
  const things = [webPage("CollectionPage", page), ...offers, breadcrumbs(crumbs.home, crumbs.services)];
  return pageHead({ ...page, things }, headFacts, matches);
}

export default steady(function Services() {
  return (
    <>
      <PageTitle {...content.hero} />
      <Overview rows={content.overview} axis={content.axis} />
      <ClosingCall {...content.call} />
    </>
  );
});
