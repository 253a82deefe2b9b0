import type { CallToAction } from "./call.ts";
import type { Meta } from "./meta.ts";
import { backLinks, startYourProjectLink } from "./page-links.ts";
import { aiAgentDevelopment, aiAgentDevelopmentSummary } from "./services/ai-agent-development.ts";
import { aiAutomation, aiAutomationSummary } from "./services/ai-automation.ts";
import { brandIdentity, brandIdentitySummary } from "./services/brand-identity.ts";
import { digitalStrategy, digitalStrategySummary } from "./services/digital-strategy.ts";
import { mobileApps, mobileAppsSummary } from "./services/mobile-apps.ts";
import type { Service, ServiceSummary } from "./services/service.ts";
import { webDevelopment, webDevelopmentSummary } from "./services/web-development.ts";

export const meta: Meta = {
  title: "Services, and how long each one takes",
  description:
    "AI agents, web development, mobile apps, brand identity and digital strategy from one team in Toronto. Each with its usual number of weeks.",
};

export const hero = {
  title: "Services",
  lead: "Five crafts under one roof. Each row says how long it usually takes, because that is the second thing you were going to ask.",
} as const;

/** The scale in weeks above `overviewRows`. */
export const overviewAxis = { label: "What we do", weeks: 16, ticks: ["week 0", "8", "16"] } as const;

/** Every service that has a page. */
export const services: readonly Service[] = [
  aiAgentDevelopment,
  webDevelopment,
  mobileApps,
  aiAutomation,
  brandIdentity,
  digitalStrategy,
];

/** The rows of home's 'What We Create'. */
export const homeTeasers: readonly ServiceSummary[] = [
  webDevelopmentSummary,
  mobileAppsSummary,
  aiAutomationSummary,
  digitalStrategySummary,
];

/** The rows of /services. */
export const overviewRows: readonly ServiceSummary[] = [
  aiAgentDevelopmentSummary,
  webDevelopmentSummary,
  mobileAppsSummary,
  brandIdentitySummary,
  digitalStrategySummary,
];

export const callToAction: CallToAction = {
  title: "Not sure which?",
  paint: "pink",
  text: "Describe the problem instead. We will say which of the five it is, or that it is none of them.",
  action: startYourProjectLink,
};

/** The texts that all service pages share. */
export const servicePage = {
  back: backLinks.services,
  action: startYourProjectLink,
  capabilitiesHead: "Capabilities",
  processHead: "Process",
} as const;
