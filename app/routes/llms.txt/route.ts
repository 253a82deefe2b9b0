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
import { llmsText } from "./llms.ts";

const HOUR_S = 3_600;
const words = llmsWords;

export async function loader({ request }: Route.LoaderArgs) {
  const reading = Promise.all([listProjects(), listStudies(), listExperiments(), listContributions()]);
  const records = await reading.catch(() => null);
  if (!records) return storeUnavailable();
  const [projects, studies, experiments, contributions] = records;
  const parts = [
    { title: words.pages, items: mainPages.map(fixedPageItem) },
    { title: words.services, items: servicePages.map(fixedPageItem) },
    { title: words.clients, items: clientPages.map(fixedPageItem) },
    { title: words.caseStudies, items: caseStudyPages.map(fixedPageItem) },
    { title: words.projects, items: projects.map((project) => recordItem("project", project.id, project)) },
    { title: words.studies, items: studies.map((study) => recordItem("blog", study.slug, study, study.excerpt)) },
    {
      title: words.experiments,
      items: experiments.map((experiment) => recordItem("experiment", experiment.slug, experiment)),
    },
    { title: words.contributions, items: contributions.map((each) => recordItem("contributions", each.slug, each)) },
    {
      title: words.more,
      items: [
        { name: "feed.xml", path: "/feed.xml", note: words.feed },
        { name: "sitemap.xml", path: "/sitemap.xml", note: words.sitemap },
      ],
    },
  ];
  const body = llmsText(
    { name: site.name, summary: site.description, facts: await contactFacts() },
    parts,
    siteOrigin(request),
  );
  return fileResponse(request, { body, type: "text/plain; charset=utf-8", maxAge: HOUR_S });
}

async function contactFacts(): Promise<string[]> {
  const { email, phone, hours } = await siteFacts();
  const place = [site.city, site.province, site.country].join(", ");
  return [`${words.contact}: ${email}, ${phone}. ${place}. ${hours}.`];
}

function fixedPageItem({ name, path, meta }: { name: string; path: string; meta: { description: string } }) {
  return { name, path, note: meta.description };
}

type TitledRecord = { title: string; description?: string | null };

function recordItem(kind: PageFolder, id: string, { title, description = null }: TitledRecord, note = description) {
  return { name: title, path: recordPath(kind, id), note };
}
