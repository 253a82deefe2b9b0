import type { Meta } from "./meta.ts";
import { replyPromise, site } from "./site.ts";

export const meta: Meta = {
  title: "Contact: a reply within one working day",
  description:
    "Write, call or send the form. You get a 30-minute call, a proposal with a price and a date within three days, then four to sixteen weeks of work.",
};

export const hero = { title: "Contact", lead: replyPromise } as const;

/** `.env` and `/desk/facts` may replace e-mail, phone and hours. */
export const contactDetails = {
  email: { label: "Email", value: site.email },
  phone: { label: "Phone", value: site.phone },
  office: { label: "Office", value: `${site.city}, ${site.province}, ${site.country}` },
  hours: { label: "Hours", value: site.hours },
} as const;

/** A bar on a scale of weeks from today: it begins at `start`, is solid for `least` weeks and hatched up to `most`. */
type ContactStep = {
  title: string;
  duration: string;
  text?: string;
  start: number;
  least: number;
  most?: number;
};

export const nextSteps: {
  head: string;
  note: string;
  label: string;
  axis: { weeks: number; ticks: readonly { week: number; label: string }[] };
  steps: readonly ContactStep[];
} = {
  head: "What Happens Next",
  note: "Four steps on one scale, so you can see which one is the project.",
  label:
    "Four steps to scale: a call of thirty minutes, a proposal in three days, four to sixteen weeks of design and development, one day of launch",
  axis: {
    weeks: 16.8,
    ticks: [
      { week: 0, label: "today" },
      { week: 4, label: "4 weeks" },
      { week: 8, label: "8" },
      { week: 12, label: "12" },
      { week: 16, label: "16" },
    ],
  },
  steps: [
    { title: "Discovery Call", duration: "30 minutes", text: "That sliver is the call.", start: 0, least: 0.0125 },
    { title: "Proposal", duration: "three days", text: "A scope, a price, a date.", start: 0, least: 0.6 },
    { title: "Design & Development", duration: "4-16 weeks", start: 0.6, least: 4, most: 16 },
    { title: "Launch & Support", duration: "one day, then ongoing", text: "We stay.", start: 16.6, least: 0.2 },
  ],
};

type Question = { question: string; answer: string };

export const questionsSection: { head: string; items: readonly Question[] } = {
  head: "Quick Questions",
  items: [
    {
      question: "How long does a project take?",
      answer:
        "Projects typically take 4-16 weeks. Your date comes with the proposal, and with the name of the person who keeps it.",
    },
    {
      question: "Do you work with startups?",
      answer: "Yes. Most of our clients are startups or small companies.",
    },
    {
      question: "What happens after launch?",
      answer: "Ongoing support includes updates, security monitoring, performance optimization and strategic guidance.",
    },
  ],
};
