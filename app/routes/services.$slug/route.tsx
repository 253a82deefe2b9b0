import { data } from "react-router";
import { pageHead } from "#app/components/site/page-head.ts";
import { unknownPage } from "#app/content/messages.ts";
import { servicesBySlug } from "#app/content/services/by-slug.ts";
import { page } from "#app/content/services.ts";
import { titleSuffix } from "#app/content/site.ts";
import { paintColour } from "#app/lib/paint.ts";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { UnknownPage } from "#app/sections/unknown-page.tsx";
import type { Route } from "./+types/route.ts";
import { Capabilities } from "./capabilities.tsx";
import { ExhibitSection } from "./exhibit.tsx";
import { Hero } from "./hero.tsx";
import { Process } from "./process.tsx";
import "./service.css";

/** Picked here, so that the browser gets one service and not six. */
export function loader({ params }: Route.LoaderArgs) {
  const service = isKnown(params.slug) ? servicesBySlug[params.slug] : null;
  return data({ service }, { status: service ? 200 : 404 });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.service
    ? pageHead(loaderData.service.meta, titleSuffix)
    : pageHead({ title: unknownPage.text }, titleSuffix, { noIndex: true });

export default function Service({ loaderData: { service } }: Route.ComponentProps) {
  if (!service) return <UnknownPage {...unknownPage} />;
  const { paint } = service.facts;
  return (
    <div style={{ "--c": paintColour(paint) }}>
      <Hero title={service.title} lead={service.lead} paint={paint} back={page.back} action={page.action} />
      <Capabilities head={page.capabilities} {...service.capabilities} />
      <ExhibitSection exhibit={service.exhibit} />
      <Process head={page.process} {...service.process} />
      <ClosingCall {...service.call} />
    </div>
  );
}

function isKnown(slug: string): slug is keyof typeof servicesBySlug {
  return Object.hasOwn(servicesBySlug, slug);
}
