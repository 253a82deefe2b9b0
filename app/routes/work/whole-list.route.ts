import { facets } from "#app/content/work.ts";
import { listProjects } from "#app/data/projects.server.ts";
import { fileResponse, storeDown } from "#app/lib/file-response.server.ts";
import { everything } from "#app/lib/project-view.ts";
import type { Route } from "./+types/whole-list.route.ts";
import { LONGEST_IN_BROWSER, portfolioOf } from "./portfolio.ts";

const MINUTE = 60;

/** All projects, for a page that came with a part of them. */
export async function loader({ request }: Route.LoaderArgs) {
  const projects = await listProjects().catch(() => null);
  if (!projects) return storeDown();
  const body = JSON.stringify(portfolioOf(projects, facets, everything, LONGEST_IN_BROWSER));
  return fileResponse(request, { body, type: "application/json", maxAge: MINUTE });
}
