import "./client.css";
import { data } from "react-router";
import { pageHead } from "#app/components/site/page-head.ts";
import { Picture } from "#app/components/ui/picture.tsx";
import { clients, detail, technologyWidths } from "#app/content/clients.ts";
import { notFound } from "#app/content/messages.ts";
import { defaultPaint, projectPaints } from "#app/content/paint.ts";
import { titleSuffix } from "#app/content/site.ts";
import { describePicture } from "#app/data/pictures.server.ts";
import { paintColour } from "#app/lib/paint.ts";
import { splitResult } from "#app/lib/result.ts";
import { MissingRecord } from "#app/sections/missing-record.tsx";
import { Results } from "#app/sections/results.tsx";
import type { Route } from "./+types/route.ts";
import { ClientHead } from "./client-head.tsx";
import { Delivered } from "./delivered.tsx";
import { Problem } from "./problem.tsx";
import { Said } from "./said.tsx";
import { Technologies } from "./technologies.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const client = clients.find(({ id }) => id === params.id);
  if (!client) return data(null, { status: 404 });
  const projects = client.projects.map((project) => ({
    ...project,
    paint: projectPaints[project.type] ?? defaultPaint,
  }));
  const results = client.results.map(splitResult);
  return data({ ...client, projects, results, picture: describePicture(client.picture) });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageHead(loaderData.meta, titleSuffix)
    : pageHead({ title: notFound.client.title.label }, titleSuffix, { noIndex: true });

export default function Page({ loaderData: client }: Route.ComponentProps) {
  if (!client) return <MissingRecord {...notFound.client} />;
  return (
    <div style={{ "--c": paintColour(client.paint) }}>
      <ClientHead client={client} words={detail} />
      <Problem
        items={[
          { title: detail.challenge, text: client.challenge },
          { title: detail.solution, text: client.solution },
        ]}
      />
      <Results head={detail.results} note={client.resultsNote} items={client.results} />
      {client.picture && <Picture picture={client.picture} className="client-picture" sizes="100vw" />}
      <section className="section">
        <Delivered projects={client.projects} words={detail.delivered} />
        <Technologies title={detail.technologies} names={client.technologies} widths={technologyWidths} />
      </section>
      <Said {...client.testimonial} />
    </div>
  );
}
