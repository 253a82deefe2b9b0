import { siteOrigin } from "#app/config/site-origin.server.ts";
import { fileResponse } from "#app/lib/file-response.server.ts";
import type { Route } from "./+types/route.ts";

const DAY_S = 86_400;

/**
 * Filtered lists repeat the same projects; the desk and previews are private. Other hidden pages may be crawled, so that
 * crawlers read their `noindex`. A page that is disallowed here has to leave `mainPages` too, or the sitemap still names it.
 */
export function loader({ request }: Route.LoaderArgs) {
  const rules = ["/work?", "/desk", "/preview/"].map((path) => `Disallow: ${path}`).join("\n");
  const body = `User-agent: *\n${rules}\n\nSitemap: ${siteOrigin(request)}/sitemap.xml\n`;
  return fileResponse(request, { body, type: "text/plain; charset=utf-8", maxAge: DAY_S });
}
