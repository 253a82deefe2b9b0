import type { LinkData } from "#app/lib/link.ts";
import { readyToCreateTitle } from "./contact-form.ts";
import { listStateTexts } from "./messages.ts";
import type { Meta } from "./meta.ts";
import { pageLinks, startYourProjectLink } from "./page-links.ts";
import { replyPromise, site } from "./site.ts";

export const meta: Meta = {
  title: "Websites, apps and agents, made to measure",
  description: `${site.name} is a creative and software agency in ${site.city}. Websites, apps, shops and AI agents in four to sixteen weeks, with the date named first.`,
};

export const typedWords = ["VISION", "WEBSITES", "APPS", "AI AGENTS", "CHATBOTS", "DESIGN"] as const;

export const typingDelaysMs = { letter: 150, deletion: 100, pause: 1500 } as const;

const viewOurWork: LinkData = { label: "View Our Work", to: pageLinks.work.to };

export const hero = {
  dimension: site.promise,
  headline: "Vision, websites, apps, AI agents, chatbots and design, made to measure",
  madeToMeasure: "Made to\nmeasure",
  lead: `${site.name} is a creative and software agency in ${site.city}. We build for startups and small companies that want to see the finish line before they start walking.`,
  actions: { primary: viewOurWork, secondary: startYourProjectLink },
} as const;

export const whatWeCreate = {
  head: "What We Create",
  note: "All under one roof, so the person who draws it sits beside the person who ships it.",
} as const;

export const featuredWork = {
  head: "Featured Work",
  note: "The three latest. Turn a card over for the particulars.",
  action: { label: "View All Projects", to: pageLinks.work.to },
  skeletons: 3,
} as const;

export const clientsSection = {
  head: "Trusted by Innovators",
  note: "Four of the twenty-five.",
  action: { label: "View All Clients", to: pageLinks.clients.to },
} as const;

export const testimonialsSection = { head: "What Clients Say", count: 3 } as const;

export const contactSection = {
  title: readyToCreateTitle,
  lead: replyPromise,
  dimension: "most projects, 4 to 16 weeks",
} as const;

export const labSection = {
  states: listStateTexts(
    "No featured studies available yet. Check back soon for our latest insights!",
    "Loading studies...",
  ),
  head: "From the Lab",
  note: "What we test on our own time, written down so you don’t have to.",
} as const;
