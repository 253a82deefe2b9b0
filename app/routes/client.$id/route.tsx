import { data } from "react-router";
import { noIndexMeta, pageMeta } from "#app/components/document/page-meta.ts";
import { PaintedPage } from "#app/components/ui/painted-page.tsx";
import { Picture } from "#app/components/ui/picture.tsx";
import { clientPage, clients } from "#app/content/clients.ts";
import { notFound } from "#app/content/messages.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { projectPaints } from "#app/content/paint.ts";
import { siteMeta, titleSuffix } from "#app/content/site.ts";
import { describePicture } from "#app/data/pictures.server.ts";
import { sharedPage } from "#app/lib/cache-policy.ts";
import { splitResult } from "#app/lib/figures.ts";
import { recordPath } from "#app/lib/page-path.ts";
import { paintFor } from "#app/lib/paint.ts";
import { MissingPage } from "#app/sections/missing-record.tsx";
import { Results } from "#app/sections/results.tsx";
import { breadcrumbs, webPage } from "#app/structured-data/graph.ts";
import { oneLine } from "#app/typesetting/one-line.ts";
import type { Route } from "./+types/route.ts";
import { ChallengeAndSolution } from "./challenge-and-solution.tsx";
import { ClientHead } from "./client-head.tsx";
import { ClientQuote } from "./client-quote.tsx";
import { DeliveredProjects } from "./delivered-projects.tsx";
import { Technologies } from "./technologies.tsx";
import "#app/styles/article.css";
import "#app/styles/facts.css";
import "./client.css";

export const headers = sharedPage;

export function loader({ params }: Route.LoaderArgs) {
  const client = clients.find(({ id }) => id === params.id);
  if (!client) return data(null, { status: 404 });
  const projects = client.projects.map((project) => ({
    ...project,
    paint: paintFor(projectPaints, project.type),
  }));
  const results = client.results.map(splitResult);
  return data({ ...client, projects, results, picture: describePicture(client.picture) });
}

export function meta({ loaderData: client, matches }: Route.MetaArgs) {
  if (!client) return noIndexMeta({ title: oneLine(notFound.client.title) }, titleSuffix);
  const page = { ...client.meta, path: recordPath("client", client.id) };
  const about = { "@type": "Organization", name: client.name, url: client.website };
  const things = [
    { ...webPage("WebPage", page), about },
    breadcrumbs(pageLinks.home, pageLinks.clients, { label: client.name, to: page.path }),
  ];
  return pageMeta({ ...page, things }, siteMeta, matches);
}

export default function Page({ loaderData: client }: Route.ComponentProps) {
  if (!client) return <MissingPage {...notFound.client} />;
  return (
    <PaintedPage as="div" paint={client.paint}>
      <ClientHead client={client} words={clientPage} />
      <ChallengeAndSolution
        items={[
          { title: clientPage.challenge, text: client.challenge },
          { title: clientPage.solution, text: client.solution },
        ]}
      />
      <Results head={clientPage.resultsHead} note={client.resultsNote} items={client.results} />
      {client.picture && (
        <Picture
          picture={client.picture}
          className="client-picture"
          style={{ objectPosition: `50% ${client.pictureFrom}` }}
          sizes="100vw"
        />
      )}
      <section className="section">
        <DeliveredProjects projects={client.projects} words={clientPage.delivered} />
        <Technologies title={clientPage.technologies} names={client.technologies} />
      </section>
      <ClientQuote {...client.testimonial} company={client.name} />
    </PaintedPage>
  );
}
