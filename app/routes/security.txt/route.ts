import { currentEnv } from "#app/config/current-env.server.ts";
import { fileResponse } from "#app/lib/file-response.server.ts";
import { siteFacts } from "#app/site-facts.server.ts";
import type { Route } from "./+types/route.ts";
import { securityText } from "./security-text.ts";

const DAY_S = 86_400;

export async function loader({ request }: Route.LoaderArgs) {
  const { email } = await siteFacts();
  const body = securityText({ email, siteUrl: currentEnv().SITE_URL, now: Date.now() });
  return fileResponse(request, { body, type: "text/plain; charset=utf-8", maxAge: DAY_S });
}
