import type { Title, TypedWord } from "#app/lib/line.ts";
import type { Link } from "#app/lib/link.ts";
import { readyToCreate } from "./contact-form.ts";
import { heads } from "./heads.ts";
import { startYourProject } from "./link.ts";
import type { Meta } from "./meta.ts";
import { reply, site } from "./site.ts";

export const meta: Meta = {
  title: "Websites, apps and agents, made to measure",
  description: `${site.name} is a creative and software agency in ${site.city}. Websites, apps, shops and AI agents in four to sixteen weeks, with the date named first.`,
};

export const typedWords: readonly TypedWord[] = [
  {
    text: "VISION",
    em: 4.24,
    reach: 4.1,
    w: 121.1,
    l: -0.004,
    pairs: true,
    stops: [20.2, 27.5, 47.8, 55.5, 77.3, 96.7],
  },
  {
    text: "WEBSITES",
    em: 4.24,
    reach: 4.1,
    w: 87.5,
    l: -0.001,
    pairs: true,
    stops: [16.7, 28.1, 41.3, 54.1, 59.7, 72.4, 83.8, 96.7],
  },
  { text: "APPS", em: 4.24, reach: 4.1, w: 141.6, l: 0.005, pairs: true, stops: [24.3, 48.6, 73.5, 96.7] },
  {
    text: "AI AGENTS",
    em: 4.24,
    reach: 4.1,
    w: 84.8,
    l: 0.003,
    pairs: true,
    stops: [12.9, 18.2, 18.9, 36.5, 47.8, 59.2, 71.9, 84.3, 96.7],
  },
  {
    text: "CHATBOTS",
    em: 4.24,
    reach: 4.1,
    w: 83.4,
    l: 0.015,
    pairs: true,
    stops: [10.5, 23, 36.8, 46.9, 59.5, 72.5, 84.5, 96.7],
  },
  {
    text: "DESIGN",
    em: 4.24,
    reach: 4.1,
    w: 112.1,
    l: 0.054,
    pairs: true,
    stops: [17.3, 34.3, 52.6, 59.8, 78.5, 96.7],
  },
];

/** Milliseconds of the typed word. */
export const typing = { letter: 150, deletion: 100, hold: 1500 } as const;

const madeToMeasure: Title = {
  label: "made to measure",
  lines: [{ text: "MADE TO MEASURE", em: 9.2, w: 97.9, l: 0.043, pairs: true }],
  phone: [
    { text: "MADE TO", em: 4.2, w: 97.3, l: 0.043, pairs: true },
    { text: "MEASURE", em: 4.2, w: 92, l: 0.038, pairs: true },
  ],
};

const viewOurWork: Link = { label: "View Our Work", to: "/work" };

export const hero = {
  dimension: site.promise,
  headline: "Vision, websites, apps, AI agents, chatbots and design, made to measure",
  madeToMeasure,
  lead: `${site.name} is a creative and software agency in ${site.city}. We build for startups and small companies that want to see the finish line before they start walking.`,
  actions: { primary: viewOurWork, secondary: startYourProject },
} as const;

export const create = {
  head: heads.whatWeCreate,
  note: "All under one roof, so the person who draws it sits beside the person who ships it.",
} as const;

export const featuredWork = {
  head: heads.featuredWork,
  note: "The three latest. Turn a card over for the particulars.",
  action: { label: "View All Projects", to: "/work" },
  skeletons: 3,
} as const;

export const trusted = {
  head: heads.trustedByInnovators,
  note: "Four of the twenty-five.",
  action: { label: "View All Clients", to: "/clients" },
} as const;

export const say = { head: heads.whatClientsSay } as const;

export const ready = {
  title: readyToCreate,
  lead: reply,
  dimension: "most projects, 4 to 16 weeks",
} as const;

export const lab = {
  head: heads.fromTheLab,
  note: "What we test on our own time, written down so you don’t have to.",
} as const;
