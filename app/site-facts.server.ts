import { currentEnv } from "#app/config/current-env.server.ts";
import { site, socialLinks } from "#app/content/site.ts";
import { type ChangedFacts, readFactsOrNone } from "#app/data/facts.server.ts";

export type SiteFacts = ReturnType<typeof withDefaults>;

/** The facts that pages show: an owner's, else the environment's, else those of the content. */
export async function siteFacts(): Promise<SiteFacts> {
  return withDefaults(await readFactsOrNone());
}

/** Fills each fact that no owner has set. */
export function withDefaults({ instagram, linkedin, github, ...facts }: ChangedFacts) {
  const env = currentEnv();
  const changed: Record<string, string | undefined> = { Instagram: instagram, LinkedIn: linkedin, GitHub: github };
  return {
    email: facts.email ?? env.CONTACT_EMAIL ?? site.email,
    phone: facts.phone ?? env.CONTACT_PHONE ?? site.phone,
    hours: facts.hours ?? site.hours,
    // Dropped once an owner has set other hours, because nobody is asked to write schema.org's notation.
    openingHours: facts.hours && facts.hours !== site.hours ? undefined : site.openingHours,
    clientDashboardUrl: facts.clientDashboardUrl ?? env.CLIENT_DASHBOARD_URL ?? site.clientDashboardUrl,
    socials: socialLinks.map(({ name, url }) => ({ name, url: changed[name] ?? url })),
  };
}
