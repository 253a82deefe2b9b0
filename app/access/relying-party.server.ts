import { currentEnv } from "#app/config/current-env.server.ts";
import { siteOrigin } from "#app/config/site-origin.server.ts";

/**
 * Whom a passkey is made for: SITE_URL's host, else localhost under any port. Changing the host makes every passkey
 * useless; the password and `npm run operator -- reset` remain.
 */
export function relyingParty(request: Request): { id: string; origin: string } {
  const { SITE_URL } = currentEnv();
  return { id: SITE_URL ? new URL(SITE_URL).hostname : "localhost", origin: siteOrigin(request) };
}
