import { pageMeta } from "#app/components/document/page-meta.ts";
import { pageLinks } from "#app/content/page-links.ts";
import * as content from "#app/content/services.ts";
import { site, siteMeta } from "#app/content/site.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageTitle } from "#app/sections/page-title.tsx";
import { breadcrumbs, service, webPage } from "#app/structured-data/graph.ts";
import type { Route } from "./+types/route.ts";
import { ServicesOverview } from "./overview.tsx";
import "#app/styles/rows.css";
import "./services.css";

export const headers = sharedPage;

export function meta({ matches }: Route.MetaArgs) {
  const page = { ...content.meta, path: pageLinks.services.to };
  const offers = content.overviewRows.map(({ title, desc, link }) =>
    service({ title, description: desc, path: link, city: site.city }),
  );
  const things = [webPage("CollectionPage", page), ...offers, breadcrumbs(pageLinks.home, pageLinks.services)];
  return pageMeta({ ...page, things }, siteMeta, matches);
}

export default function Services() {
  return (
    <>
      <PageTitle {...content.hero} />
      <ServicesOverview rows={content.overviewRows} axis={content.overviewAxis} />
      <ClosingCall {...content.callToAction} />
    </>
  );
}
