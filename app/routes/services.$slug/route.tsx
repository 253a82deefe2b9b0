import { data } from "react-router";
import { noIndexMeta, pageMeta } from "#app/components/document/page-meta.ts";
import { PaintedPage } from "#app/components/ui/painted-page.tsx";
import { unknownPage } from "#app/content/messages.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { servicePage, services } from "#app/content/services.ts";
import { site, siteMeta, titleSuffix } from "#app/content/site.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { UnknownPage } from "#app/sections/unknown-page.tsx";
import { breadcrumbs, service } from "#app/structured-data/graph.ts";
import type { Route } from "./+types/route.ts";
import { ServiceCapabilities } from "./capabilities.tsx";
import { ExhibitSection } from "./exhibit.tsx";
import { Hero } from "./hero.tsx";
import { ServiceProcess } from "./process.tsx";
import "#app/styles/scale.css";
import "./exhibit.css";
import "./night.css";
import "./scaled-rows.css";
import "./service.css";
import "./week.css";
import "./weight.css";

export const headers = sharedPage;

/** Picks the service on the server, so that the browser does not download all services. */
export function loader({ params }: Route.LoaderArgs) {
  const service = services.find(({ summary }) => summary.link === `/services/${params.slug}`) ?? null;
  return data({ service }, { status: service ? 200 : 404 });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData?.service) return noIndexMeta({ title: unknownPage.text }, titleSuffix);
  const { meta, summary } = loaderData.service;
  const things = [
    service({ title: summary.title, description: meta.description, path: summary.link, city: site.city }),
    breadcrumbs(pageLinks.home, pageLinks.services, { label: summary.title, to: summary.link }),
  ];
  return pageMeta({ ...meta, path: summary.link, things }, siteMeta, matches);
}

export default function Service({ loaderData: { service } }: Route.ComponentProps) {
  if (!service) return <UnknownPage {...unknownPage} />;
  const { link, paint } = service.summary;
  return (
    <PaintedPage as="div" paint={paint}>
      <Hero
        path={link}
        title={service.title}
        lead={service.lead}
        paint={paint}
        back={servicePage.back}
        action={servicePage.action}
      />
      <ServiceCapabilities head={servicePage.capabilitiesHead} {...service.capabilities} />
      <ExhibitSection exhibit={service.exhibit} />
      <ServiceProcess head={servicePage.processHead} {...service.process} />
      <ClosingCall {...service.call} />
    </PaintedPage>
  );
}
