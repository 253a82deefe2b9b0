import { siteOrigin } from "#app/config/site-origin.server.ts";
import { llmsWords } from "#app/content/llms.ts";
import { caseStudyPages, clientPages, mainPages, servicePages } from "#app/content/pages.ts";
import { site } from "#app/content/site.ts";
import { listContributions } from "#app/data/contributions.server.ts";
import { listExperiments } from "#app/data/experiments.server.ts";
import { listStudies } from "#app/data/lab-studies.server.ts";
import { listProjects } from "#app/data/projects.server.ts";
import { fileResponse, storeUnavailable } from "#app/lib/file-response.server.ts";
import { type PageFolder, recordPath } from "#app/lib/page-path.ts";
import { siteFacts } from "#app/site-facts.server.ts";
import type { Route } from "./+types/route.ts";
import { llms } from "./llms.ts";

const HOUR = 3_600;
const words = llmsWords;

export async function loader({ request }: Route.LoaderArgs) {
  const reading = Promise.all([listProjects(), listStudies(), listExperiments(), listContributions()]);
  const records = await reading.catch(() => null);
  if (!records) return storeUnavailable();
  const [projects, studies, experiments, contributions] = records;
  const parts = [
    { title: words.pages, items: mainPages.map(fixed) },
    { title: words.services, items: servicePages.map(fixed) },
    { title: words.clients, items: clientPages.map(fixed) },
    { title: words.caseStudies, items: caseStudyPages.map(fixed) },
    { title: words.projects, items: projects.map((project) => item("project", project.id, project)) },
    { title: words.studies, items: studies.map((study) => item("blog", study.slug, study, study.excerpt)) },
    {
      title: words.experiments,
      items: experiments.map((experiment) => item("experiment", experiment.slug, experiment)),
    },
    { title: words.contributions, items: contributions.map((each) => item("contributions", each.slug, each)) },
    {
      title: words.more,
      items: [
        { name: "feed.xml", path: "/feed.xml", note: words.feed },
        { name: "sitemap.xml", path: "/sitemap.xml", note: words.sitemap },
      ],
    },
  ];
  const body = llms({ name: site.name, summary: site.description, facts: await facts() }, parts, siteOrigin(request));
  return fileResponse(request, { body, type: "text/plain; charset=utf-8", maxAge: HOUR });
}

async function facts(): Promise<string[]> {
  const { email, phone, hours } = await siteFacts();
  const place = [site.city, site.province, site.country].join(", ");
  return [`${words.contact}: ${email}, ${phone}. ${place}. ${hours}.`];
}

function fixed({ name, path, meta }: { name: string; path: string; meta: { description: string } }) {
  return { name, path, note: meta.description };
}

type TitledRecord = { title: string; description?: string | null };

function item(kind: PageFolder, id: string, { title, description = null }: TitledRecord, note = description) {
  return { name: title, path: recordPath(kind, id), note };
}
