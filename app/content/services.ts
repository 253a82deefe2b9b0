import type { Line, Title } from "#app/lib/line.ts";
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

const title: Title = { label: "Services", lines: [{ text: "SERVICES", em: 4.6, w: 96.6, l: 0.004 }] };

export const hero = {
  title,
  lead: "Five crafts under one roof. Each row says how long it usually takes, because that is the second thing you were going to ask.",
} as const;

/** The scale over the rows of the overview, in weeks. */
export const axis = { label: "What we do", weeks: 16, ticks: ["week 0", "8", "16"] } as const;

export type ServiceRow = ServiceFacts & { line: Line };

/** The four rows of home's 'What We Create'. */
export const teasers: readonly ServiceRow[] = [
  { ...serviceFacts["web-development"], line: { text: "Web Development", em: 7.6, w: 90.2, l: -0.001 } },
  { ...serviceFacts["mobile-apps"], line: { text: "Mobile Apps", em: 7.6, w: 130.1, l: 0.066 } },
  { ...serviceFacts["ai-automation"], line: { text: "AI Automation", em: 7.6, w: 109.9, l: 0.004 } },
  { ...serviceFacts["digital-strategy"], line: { text: "Digital Strategy", em: 7.6, w: 98.8, l: 0.044 } },
];

/** The five rows of /services. */
export const overview: readonly ServiceRow[] = [
  { ...serviceFacts["ai-agent-development"], line: { text: "AI Agent Development", em: 8.6, w: 81.9, l: 0.003 } },
  { ...serviceFacts["web-development"], line: { text: "Web Development", em: 8.6, w: 98.6, l: -0.001 } },
  { ...serviceFacts["mobile-apps"], line: { text: "Mobile Apps", em: 8.6, w: 147.1, l: 0.077 } },
  { ...serviceFacts["brand-identity"], line: { text: "Brand Identity", em: 8.6, w: 123.9, l: 0.061 } },
  { ...serviceFacts["digital-strategy"], line: { text: "Digital Strategy", em: 8.6, w: 111.3, l: 0.053 } },
];

export const call: Call = {
  title: { label: "Not sure which?", lines: [{ text: "NOT SURE WHICH?", em: 7.4, w: 89, l: 0.035 }] },
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
