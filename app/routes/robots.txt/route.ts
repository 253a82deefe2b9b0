import { siteOrigin } from "#app/config/site-origin.server.ts";
import { fileResponse } from "#app/lib/file-response.server.ts";
import type { Route } from "./+types/route.ts";

const DAY = 86_400;

/** Only filtered lists are blocked, because they repeat the same projects. Crawlers must be able to read a `noindex`. */
export function loader({ request }: Route.LoaderArgs) {
  const body = `User-agent: *\nDisallow: /work?\n\nSitemap: ${siteOrigin(request)}/sitemap.xml\n`;
  return fileResponse(request, { body, type: "text/plain; charset=utf-8", maxAge: DAY });
}
