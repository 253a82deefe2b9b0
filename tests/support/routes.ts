/** Every address of the specification, with the status that it answers. */
export const specifiedPages = [
  { path: "/", status: 200 },
  { path: "/about", status: 200 },
  { path: "/work", status: 200 },
  { path: "/work?type=Web+Development&sort=title", status: 200 },
  { path: "/project/harvest-table-market", status: 200 },
  { path: "/work/harvest-table-market", status: 200 },
  { path: "/project/no-such-project", status: 404 },
  { path: "/clients", status: 200 },
  { path: "/client/techstart", status: 200 },
  { path: "/client/harvest-table", status: 200 },
  { path: "/client/financeflow", status: 200 },
  { path: "/client/ecothread", status: 200 },
  { path: "/client/no-such-client", status: 404 },
  { path: "/contact", status: 200 },
  { path: "/lab", status: 200 },
  { path: "/experiment/two-clocks", status: 200 },
  { path: "/experiment/no-such-experiment", status: 404 },
  { path: "/experiment", status: 404 },
  { path: "/blog/rapid-mvp-development", status: 200 },
  { path: "/blog/no-such-study", status: 404 },
  { path: "/contributions/fitline", status: 200 },
  { path: "/contributions/no-such-contribution", status: 404 },
  { path: "/case-study/conversion-rate-optimization", status: 200 },
  { path: "/case-study/accessibility-first-design", status: 200 },
  { path: "/case-study/pwa-performance-emerging-markets", status: 200 },
  { path: "/case-study/no-such-case", status: 404 },
  { path: "/services", status: 200 },
  { path: "/services/web-development", status: 200 },
  { path: "/services/mobile-apps", status: 200 },
  { path: "/services/ai-automation", status: 200 },
  { path: "/services/digital-strategy", status: 200 },
  { path: "/services/ai-agent-development", status: 200 },
  { path: "/services/brand-identity", status: 200 },
  { path: "/services/no-such-service", status: 404 },
  { path: "/admin", status: 200 },
  { path: "/admin?tab=cms", status: 200 },
  { path: "/thank-you", status: 200 },
  { path: "/rapid-development", status: 200 },
  { path: "/no-such-page", status: 404 },
  { path: "/rest/v1/projects", status: 404 },
  { path: "/auth/v1/token", status: 404 },
] as const;

/** One address for each page template. Every other address shows one of these templates with other words. */
export const templatePaths = [
  ...["/", "/about", "/work", "/project/harvest-table-market", "/clients", "/client/techstart", "/contact", "/lab"],
  ...["/experiment/two-clocks", "/blog/rapid-mvp-development", "/contributions/fitline", "/services"],
  ...["/case-study/conversion-rate-optimization", "/services/web-development", "/admin?tab=cms", "/thank-you"],
  ...["/rapid-development", "/project/no-such-project", "/no-such-page"],
];

/** Addresses that show a part which their template's address lacks: chips, the figures of /admin, the exhibit of each service. */
export const templateVariantPaths = [
  ...["/work?type=Web+Development&sort=title", "/admin", "/services/mobile-apps", "/services/ai-automation"],
  ...["/services/digital-strategy", "/services/ai-agent-development", "/services/brand-identity"],
];
