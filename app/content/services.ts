import type { Call } from "./call.ts";
import { heads } from "./heads.ts";
import { startYourProject } from "./link.ts";
import type { Meta } from "./meta.ts";
import { type ServiceFacts, serviceFacts } from "./services/facts.ts";

export const meta: Meta = {
  title: "Services, and how long each one takes",
  description:
    "AI agents, web development, mobile apps, brand identity and digital strategy from one team in Toronto. Each with its usual number of weeks.",
};

export const hero = {
  title: "Services",
  lead: "Five crafts under one roof. Each row says how long it usually takes, because that is the second thing you were going to ask.",
} as const;

/** The scale over the rows of the overview, in weeks. */
export const axis = { label: "What we do", weeks: 16, ticks: ["week 0", "8", "16"] } as const;

/** The four rows of home's 'What We Create'. */
export const teasers: readonly ServiceFacts[] = [
  serviceFacts["web-development"],
  serviceFacts["mobile-apps"],
  serviceFacts["ai-automation"],
  serviceFacts["digital-strategy"],
];

/** The five rows of /services. */
export const overview: readonly ServiceFacts[] = [
  serviceFacts["ai-agent-development"],
  serviceFacts["web-development"],
  serviceFacts["mobile-apps"],
  serviceFacts["brand-identity"],
  serviceFacts["digital-strategy"],
];

export const call: Call = {
  title: "Not sure which?",
  paint: "pink",
  text: "Describe the problem instead. We will say which of the five it is, or that it is none of them.",
  action: startYourProject,
};

/** What the six service pages share. */
export const page = {
  back: { label: "Back to Services", to: "/services" },
  action: startYourProject,
  capabilities: heads.capabilities,
  process: heads.process,
} as const;
