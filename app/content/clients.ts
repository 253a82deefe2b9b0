import type { CallToAction } from "./call.ts";
import type { Client } from "./clients/client.ts";
import { ecothread } from "./clients/ecothread.ts";
import { financeflow } from "./clients/financeflow.ts";
import { harvestTable } from "./clients/harvest-table.ts";
import { techstart } from "./clients/techstart.ts";
import type { Meta } from "./meta.ts";
import { backLinks, startYourProjectLink } from "./page-links.ts";

export const meta: Meta = {
  title: "Clients: 25 startups and small companies",
  description:
    "TechStart, Harvest Table, FinanceFlow and EcoThread: what each one asked for, what we built, what it changed, and what they say about it.",
};

/** All clients, in the order of home's grid and of the cards on /clients. Home quotes the first few. */
export const clients: readonly Client[] = [techstart, harvestTable, financeflow, ecothread];

export const dashboardBanner = { question: "Existing client?", label: "Open your dashboard" } as const;

export const hero = {
  title: "Clients",
  lead: "Startups and small companies, mostly within a streetcar ride. Some of them come back, usually on a Monday.",
} as const;

/** The drawing under a figure: `count` ticks, a bar of `percent`, or one part beside `value` such parts. */
type DrawnStat = { kind: "ticks"; count: number } | { kind: "bar"; percent: number } | { kind: "parts"; value: number };

type ClientStat = { figure: string; label: string; drawing: DrawnStat };

export const statsLabel = "In numbers";

export const stats: readonly ClientStat[] = [
  { figure: "25+", label: "Active Clients", drawing: { kind: "ticks", count: 25 } },
  { figure: "50+", label: "Projects Completed", drawing: { kind: "ticks", count: 50 } },
  { figure: "98%", label: "Client Satisfaction", drawing: { kind: "bar", percent: 98 } },
  { figure: "3.2x", label: "Average Growth", drawing: { kind: "parts", value: 3.2 } },
];

export const featuredClients = {
  head: "Featured Clients",
  note: "Turn a card over for what they said about it.",
  projects: "Projects",
  relationship: "Working together",
  details: "View Details",
} as const;

/** The drawing under a metric: two bars in % of the longer one, or a score. */
type DrawnMetric = { kind: "bars"; before: number; after: number } | { kind: "score"; value: number; of: number };

type SuccessMetric = { figure: string; label: string; drawing: DrawnMetric };

export const successMetrics: {
  head: string;
  note: string;
  items: readonly SuccessMetric[];
} = {
  head: "Success Metrics",
  note: "Averages over twelve launches, each measured a year later.",
  items: [
    {
      figure: "300%",
      label: "return on the first year’s spend",
      drawing: { kind: "bars", before: 25, after: 100 },
    },
    {
      figure: "60%",
      label: "less time on the task it replaced",
      drawing: { kind: "bars", before: 100, after: 40 },
    },
    {
      figure: "4.8/5",
      label: "from the people who use it",
      drawing: { kind: "score", value: 4.8, of: 5 },
    },
  ],
};

export const testimonialsSection = { head: "What Clients Say" } as const;

export const callToAction: CallToAction = {
  title: "Be the 26th",
  paint: "pink",
  text: "Bring a problem and a month. We will say if the two fit.",
  action: startYourProjectLink,
};

/** Labels of a client's page, /client/{id}. */
export const clientPage = {
  back: backLinks.clients,
  industry: "Industry",
  founded: "Founded",
  employees: "Team size",
  location: "Location",
  website: "Website",
  challenge: "Challenge",
  solution: "Solution",
  resultsHead: "Results",
  delivered: { head: "Projects Delivered", project: "Project", type: "Type", year: "Year" },
  technologies: "Technologies",
} as const;
