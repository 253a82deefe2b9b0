import { currentEnv } from "#app/config/current-env.server.ts";
import { site } from "#app/content/site.ts";
import { fileResponse } from "#app/lib/file-response.server.ts";
import type { Route } from "./+types/route.ts";
import { securityText } from "./security-text.ts";

const DAY = 86_400;

export function loader({ request }: Route.LoaderArgs) {
  const { CONTACT_EMAIL = site.email, SITE_URL } = currentEnv();
  const body = securityText({ email: CONTACT_EMAIL, siteUrl: SITE_URL, now: Date.now() });
  return fileResponse(request, { body, type: "text/plain; charset=utf-8", maxAge: DAY });
}
