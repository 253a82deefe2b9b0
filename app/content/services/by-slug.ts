import { aiAgentDevelopment } from "./ai-agent-development.ts";
import { aiAutomation } from "./ai-automation.ts";
import { brandIdentity } from "./brand-identity.ts";
import { digitalStrategy } from "./digital-strategy.ts";
import type { ServiceSlug } from "./facts.ts";
import { mobileApps } from "./mobile-apps.ts";
import type { Service } from "./service.ts";
import { webDevelopment } from "./web-development.ts";

export const servicesBySlug: Readonly<Record<ServiceSlug, Service>> = {
  "ai-agent-development": aiAgentDevelopment,
  "web-development": webDevelopment,
  "mobile-apps": mobileApps,
  "ai-automation": aiAutomation,
  "brand-identity": brandIdentity,
  "digital-strategy": digitalStrategy,
};
