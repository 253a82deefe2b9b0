import { kindLabels } from "./kind-labels.ts";

/** The texts of the Figures screen. */
export const figuresWords = {
  title: "Figures",
  segmentsLabel: (days: number) => `In ${days} days`,
  segments: {
    enquiries: (days: number) => `in ${days} days`,
    won: "won of them",
    signUps: "sign-ups",
  },
  say: "We count what people sent us, and nothing else. There is no cookie, no visit and no fingerprint:",
  sayStrong: "people who only read are not counted.",
  range: { label: "How far back", days: (days: number) => `${days} days` },
  perDay: {
    title: "Enquiries per day",
    note: (from: string) => `${from} to today. Heights are to scale.`,
    drawn: (days: number, sum: string, most: string, day: string) =>
      `Enquiries per day over ${days} days: ${sum} in all. The highest is ${most}, on ${day}.`,
    none: (days: number) => `Nobody wrote in ${days} days.`,
    working: "a working day",
    weekend: "a weekend",
    today: "The outlined column is a day that is not over.",
    table: "As a table",
    columns: { day: "Day", count: "Enquiries" },
  },
  pages: {
    title: "Which page makes people write",
    note: "The page with the form, or the one before it",
    columns: { page: "Page", enquiries: "Enquiries", count: "Number" },
    unknown: "Not named by the browser",
    others: (count: number, pages: number) =>
      `${count} more from ${pages === 1 ? "one other page" : `${pages} other pages`}.`,
    none: "Nobody wrote in this time.",
  },
  answer: {
    title: "First answer",
    note: "Working time",
    median: "Half of them within",
    answered: "Answered",
    of: (answered: string, all: string) => `${answered} of ${all}`,
    none: "Nothing was answered in this time.",
  },
  published: {
    title: "On the site",
    note: "What a visitor can open now",
    tables: {
      projects: kindLabels.projects,
      lab_studies: kindLabels.studies,
      experiments: kindLabels.experiments,
      contributions: kindLabels.contributions,
      team: kindLabels.team,
    },
    subscribers: "Sign-ups, ever",
  },
  unknown: {
    title: "What these figures do not know",
    text: "Who read a page and went away again, where they came from, and whether they came back. Spam and post requests are not in any number, and neither is anybody who was erased. We know a page only if the browser named it. If a number looks like it knows more than that, it is a mistake, and we would like to hear of it.",
  },
} as const;
