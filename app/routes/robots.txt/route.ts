import { siteOrigin } from "#app/config/site-origin.server.ts";
import { fileResponse } from "#app/lib/file-response.server.ts";
import type { Route } from "./+types/route.ts";

const DAY = 86_400;

/** Nothing is closed: a page that is not to be found says so itself, and has to be read for that. */
export function loader({ request }: Route.LoaderArgs) {
  const body = `User-agent: *\nDisallow:\n\nSitemap: ${siteOrigin(request)}/sitemap.xml\n`;
  return fileResponse(request, { body, type: "text/plain; charset=utf-8", maxAge: DAY });
}
