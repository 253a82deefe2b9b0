import { currentEnv } from "#app/config/current-env.server.ts";
import { siteOrigin } from "#app/config/site-origin.server.ts";

/**
 * The site that passkeys are made for: the host of SITE_URL, else localhost with any port. Changing the host makes every
 * passkey useless; passwords and `npm run operator -- reset` still work.
 */
export function relyingParty(request: Request): { id: string; origin: string } {
  const { SITE_URL } = currentEnv();
  return { id: SITE_URL ? new URL(SITE_URL).hostname : "localhost", origin: siteOrigin(request) };
}
