import { backLinks } from "./page-links.ts";

/** Stand in for a study's empty fields. */
export const studyDefaults = { published: "Recently", readTime: "5 min read" } as const;

export const studyPage = { back: backLinks.lab, author: "Lab Team" } as const;

type StudySection = { title: string; paragraphs: readonly string[] };

/** Every study has these sections after its excerpt, in this order. */
export const studySections: readonly StudySection[] = [
  {
    title: "Introduction",
    paragraphs: [
      "Our studies start with a question that came up in a client’s project and that nobody in the room could answer with a number. We write the question down on a Friday, with what we expect to find and what would change our minds.",
      "Then it waits a week. About half of the questions answer themselves in that week. The rest get a budget, a person and an end date.",
    ],
  },
  {
    title: "Methodology",
    paragraphs: [
      "We change one thing and leave the rest alone. We measure before and after on the same devices and the same days of the week, forty times where it can be repeated. The median goes in the text and the spread goes beside it.",
      "Data from clients is used with their consent, without names, and is deleted when the study is published. What we built to take the measurements is open source where it can be.",
    ],
  },
  {
    title: "Key Findings",
    paragraphs: [
      "The sentence at the top of the page is this study in short. Three findings have held across all our studies.",
      "A few causes do most of the harm: two fields of a form, the first late day, one handoff between two agents. Finding them took longer than fixing them.",
      "Leaving something out helped more often than adding something, and what is left out needs no upkeep.",
      "The trade-off everybody warned us about was seldom in the numbers. Where an effect was smaller than the noise, we say that we found nothing.",
    ],
  },
  {
    title: "Conclusion",
    paragraphs: [
      "We use what we found for six months before we recommend it to anyone. If it stops holding up, the study is corrected at the top, with the date. Write to us if you have tried it and seen something else.",
    ],
  },
];

/** The note in the margin beside the introduction. */
export const studyAside = {
  figure: "1 in 3",
  text: "How often a study ends with an answer we did not want. We publish those too.",
} as const;

/** The bar chart after the methodology. */
export const studyFigure = {
  label: "Where our lab time goes: asking 15%, building 25%, measuring 45%, writing 15%",
  caption: "Where our lab time goes, over all studies. Bars are to scale; the longest is mostly waiting.",
  bars: [
    { name: "Asking", percent: 15 },
    { name: "Building", percent: 25 },
    { name: "Measuring", percent: 45, accent: true },
    { name: "Writing", percent: 15 },
  ],
} as const;
