import { useRouteLoaderData } from "react-router";
import { pageMeta } from "#app/components/document/page-meta.ts";
import * as content from "#app/content/clients.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { projectCard } from "#app/content/project.ts";
import { site, siteMeta } from "#app/content/site.ts";
import { carouselTestimonials, carouselWords, quoteIntervalMs } from "#app/content/testimonials.ts";
import { describePicture } from "#app/data/pictures.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { withoutAlt } from "#app/lib/picture.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { PageTitle } from "#app/sections/page-title.tsx";
import { breadcrumbs, webPage } from "#app/structured-data/graph.ts";
import type { Route } from "./+types/route.ts";
import { DashboardBanner } from "./dashboard-banner.tsx";
import { FeaturedClients } from "./featured-clients.tsx";
import { ClientStats } from "./stats.tsx";
import { SuccessMetrics } from "./success-metrics.tsx";
import { Testimonials } from "./testimonials.tsx";
import "#app/styles/card.css";
import "#app/styles/facts.css";
import "./client-card.css";
import "./dashboard-banner.css";
import "./stats.css";
import "./success-metrics.css";
import "./testimonials.css";

export const headers = sharedPage;

export function meta({ matches }: Route.MetaArgs) {
  const page = { ...content.meta, path: pageLinks.clients.to };
  const things = [webPage("CollectionPage", page), breadcrumbs(pageLinks.home, pageLinks.clients)];
  return pageMeta({ ...page, things }, siteMeta, matches);
}

/** Returns only the fields that the cards show, not whole clients. */
export function loader() {
  return {
    clients: content.clients.map(({ id, name, initials, industry, paint, description, relationship, ...client }) => ({
      ...{ id, name, initials, industry, paint, description, relationship },
      projects: client.projects.length,
      testimonial: client.testimonial,
      picture: cardPicture(client.image),
    })),
  };
}

function cardPicture(path: string | null) {
  const picture = describePicture(path);
  return picture && withoutAlt(picture);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const overrides = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <>
      <DashboardBanner {...content.dashboardBanner} url={overrides?.clientDashboardUrl ?? site.clientDashboardUrl} />
      <PageTitle {...content.hero} />
      <ClientStats label={content.statsLabel} items={content.stats} />
      <FeaturedClients clients={loaderData.clients} words={{ ...content.featuredClients, ...projectCard }} />
      <SuccessMetrics {...content.successMetrics} />
      <Testimonials
        head={content.testimonialsSection.head}
        quotes={carouselTestimonials}
        interval={quoteIntervalMs}
        words={carouselWords}
      />
      <ClosingCall {...content.callToAction} measure={5.6} />
    </>
  );
}
