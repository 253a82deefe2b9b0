import { siteOrigin } from "#app/config/site-origin.server.ts";
import { caseStudyPages, clientPages, mainPages, servicePages } from "#app/content/pages.ts";
import { listContributions } from "#app/data/contributions.server.ts";
import { listExperiments } from "#app/data/experiments.server.ts";
import { listStudies } from "#app/data/lab-studies.server.ts";
import { listProjects } from "#app/data/projects.server.ts";
import { fileResponse, storeUnavailable } from "#app/lib/file-response.server.ts";
import type { Route } from "./+types/route.ts";
import { sitemapEntries, sitemapXml } from "./sitemap.ts";

const HOUR_S = 3_600;
const fixedPaths = [...mainPages, ...servicePages, ...clientPages, ...caseStudyPages].map(({ path }) => path);

export async function loader({ request }: Route.LoaderArgs) {
  const reading = Promise.all([listProjects(), listStudies(), listExperiments(), listContributions()]);
  const records = await reading.catch(() => null);
  if (!records) return storeUnavailable();
  const [projects, studies, experiments, contributions] = records;
  const body = sitemapXml(
    sitemapEntries(fixedPaths, { projects, studies, experiments, contributions }),
    siteOrigin(request),
  );
  return fileResponse(request, { body, type: "application/xml; charset=utf-8", maxAge: HOUR_S });
}
