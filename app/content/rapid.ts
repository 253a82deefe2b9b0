import { readyToCreateTitle } from "./contact-form.ts";
import type { Meta } from "./meta.ts";
import { pageLinks, startYourProjectLink } from "./page-links.ts";

export const meta: Meta = {
  title: "Rapid development: three weeks to market",
  description:
    "Websites, web apps, proofs of concept and AI agents in five steps and fifteen working days. Time to market, cut by 75%.",
};

export const hero = {
  title: "Rapid\ndevelopment",
  lead: "Websites, web apps, proofs of concept and AI agents in weeks you can count on one hand. Time to market, cut by 75%.",
  actions: {
    primary: { label: startYourProjectLink.label, to: "#contact" },
    secondary: { label: "View Process", to: "#process" },
  },
} as const;

export const clientLogos = {
  label: "Clients",
  pause: "Pause the strip",
  names: ["TechStart", "Harvest Table", "FinanceFlow", "EcoThread", "Dockline"],
} as const;

type Product = { name: string; text: string };

export const productsSection: { head: string; items: readonly Product[] } = {
  head: "What We Develop",
  items: [
    {
      name: "Websites",
      text: "Fast, findable, easy to edit. Live in three weeks.",
    },
    {
      name: "Webapps",
      text: "Accounts, payments, dashboards. The boring parts done properly.",
    },
    {
      name: "POC Apps",
      text: "Something real to put in front of a customer or a board.",
    },
    {
      name: "AI Agents",
      text: "Agents with limits, logs and a person to call.",
    },
  ],
};

export const featuredWork = {
  head: "Featured Work",
  note: "Click a card to turn it over.",
  action: { label: "View More", to: pageLinks.work.to },
  skeletons: 6,
} as const;

/** `days` is the length of the step's bar in working days: the middle of `duration`. */
type RapidStep = {
  title: string;
  duration: string;
  days: number;
  description: string;
  details: readonly string[];
};

export const processSection: {
  head: string;
  note: string;
  comparison: readonly { label: string; weeks: number; isOurs?: boolean }[];
  comparisonLabel: string;
  steps: readonly RapidStep[];
} = {
  head: "Five steps, to scale",
  note: "The length of each bar is how long it takes. Scroll and it fills.",
  comparison: [
    { label: "The usual road to market", weeks: 12 },
    { label: "Ours, 75% less", weeks: 3, isOurs: true },
  ],
  comparisonLabel: "Time to market, to scale: the usual road takes twelve weeks, ours takes three, which is 75% less",
  steps: [
    {
      title: "Discovery Sprint",
      duration: "1-2 Days",
      days: 1.5,
      description: "One room, one question: what must be true on launch day?",
      details: ["The one thing it has to do", "A list of what it will not do", "A date"],
    },
    {
      title: "Design System",
      duration: "2-3 Days",
      days: 2.5,
      description: "Type, colour and twelve components, in the browser from hour one.",
      details: ["Two directions, one choice", "Every state drawn", "Contrast worked out"],
    },
    {
      title: "Core Development",
      duration: "1-2 Weeks",
      days: 7.5,
      description: "A build every day on a link you can open. Your comments land in the next one.",
      details: ["One link, the same every day", "Comments answered by the next build", "Tests written as we go"],
    },
    {
      title: "Integration & Testing",
      duration: "2-3 Days",
      days: 2.5,
      description: "Payments, mail and accounts, tried with real cards and the oldest phone in the room.",
      details: ["Your own accounts, your own keys", "Slow phone, keyboard, screen reader", "A list of what we found"],
    },
    {
      title: "Launch & Support",
      duration: "1 Day",
      days: 1,
      description: "It goes live in the morning, with the whole afternoon to watch it.",
      details: ["Domain, backups, monitoring", "The keys and a short manual", "Thirty days of answers"],
    },
  ],
};

export const contactSection = {
  title: readyToCreateTitle,
  lead: "Name a date. We reply within one working day with yes, no or a date we can keep.",
} as const;

type StudyTeaser = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  readTime: string;
};

export const labSection: { head: string; teasers: readonly StudyTeaser[] } = {
  head: "From the Lab",
  teasers: [
    {
      id: "rapid-mvp-development",
      slug: "rapid-mvp-development",
      title: "Rapid MVP Development: From Idea to Market in 2 Weeks",
      excerpt: "What fits in ten working days, and what we leave out on purpose.",
      category: "Development",
      readTime: "6 min read",
    },
    {
      id: "speed-vs-quality",
      slug: "speed-vs-quality",
      title: "Speed vs Quality: The False Dichotomy in Modern Development",
      excerpt: "Forty projects, two axes, and no sign that one costs the other.",
      category: "Research",
      readTime: "8 min read",
    },
  ],
};

/** The networks of the short footer, by their names in site.ts. */
export const footerSocials = ["Instagram", "LinkedIn"] as const;
