import type { Paint } from "#app/lib/paint.ts";
import type { Meta } from "./meta.ts";
import { backLinks } from "./page-links.ts";

type CaseStudy = {
  /** The case study's page is /case-study/{id}. */
  id: string;
  /** The id of its project, whose page links to the case study. */
  project?: string;
  title: string;
  meta: Meta;
  paint: Paint;
  lead: string;
  overview: readonly string[];
  challenge: readonly string[];
  solution: readonly string[];
  /** The first word of each result is shown as its figure. */
  results: readonly string[];
  /** The note beside the heading of the results: how long it took, and where. */
  resultsNote: string;
};

export const caseStudyPage = {
  back: backLinks.lab,
  chip: "Case study",
  overview: "Overview",
  challenge: "Challenge",
  solution: "Solution",
  resultsHead: "Results",
} as const;

export const caseStudies: readonly CaseStudy[] = [
  {
    id: "conversion-rate-optimization",
    project: "coat-with-its-route",
    title: "Conversion rate optimization",
    meta: {
      title: "Case study: two fields out, 38% more checkouts",
      description:
        "How EcoThread’s checkout went from nine fields to seven, one week at a time, and why only two of the nine ever mattered.",
    },
    paint: "green",
    lead: "Two fields were doing all the harm. It took eleven weeks to be sure which two.",
    overview: [
      "EcoThread sells coats from Hamilton, Ontario. In the fall of 2023 it had a new storefront, enough visitors and a one-page checkout that three people in five did not finish.",
      "We were asked for a redesign. We asked for the session logs first, and for permission to change one thing a week.",
    ],
    challenge: [
      "The page had nine fields. Everyone involved had a theory about which one was the problem, and the theories did not agree.",
      "A redesign would have changed everything at once, and then nobody would have known what had worked.",
    ],
    solution: [
      "We left the nine fields alone for two weeks, to have something to compare with. Then we took out one field at a time, a week each, and put it back.",
      "Seven of them made no difference we could measure. The other two were the second telephone number and the date of birth, which had been there since an old loyalty card. Nobody at EcoThread had read either in four years.",
      "We removed those two, kept the rest, and wrote an error sentence for every field that stayed.",
    ],
    results: ["+38% checkouts finished", "2 fields removed", "11 weeks, start to finish"],
    resultsNote: "Fall of 2023: two weeks of looking, nine of trying.",
  },
  {
    id: "accessibility-first-design",
    project: "the-five-past-five",
    title: "Accessibility-first design",
    meta: {
      title: "Case study: a ferry ticket for full sun",
      description:
        "Dockline’s ticket screen was designed for low vision and a screen reader first. It turned out that noon in July asks for the same things.",
    },
    paint: "orange",
    lead: "We designed the ticket for people who cannot see well. At noon in July that is everyone on the dock.",
    overview: [
      "Dockline carries commuters and bicycles across the harbour. Its ticket has to be found, read and held up in about three seconds, in any light, by anyone.",
      "Four regular passengers worked with us from the first sketch: two with low vision, one who uses a screen reader, and one with a tremor.",
    ],
    challenge: [
      "Access was to be checked at the end, by a tool. Tools find a missing label. They do not find a button that a shaking hand hits twice.",
      "There was a second problem nobody had called access: outdoors, the old screen could not be read by anybody.",
    ],
    solution: [
      "The rules came before the design. Text no smaller than 17 pixels, contrast of at least 12\u00a0to\u00a01, targets of 64 pixels with space between them, nothing that matters said by colour alone.",
      "The ticket is one screen with one action. A screen reader hears the sailing, the dock and the minutes left, in that order. A second tap within a second does nothing.",
      "We tested on the deck every Friday for six weeks, with the same four people.",
    ],
    results: [
      "12:1 contrast or better, on every word of the ticket",
      "31% fewer questions at the ticket window",
      "4 passengers on the team, from the first sketch",
    ],
    resultsNote: "Six Fridays on the deck.",
  },
  {
    id: "pwa-performance-emerging-markets",
    title: "PWA performance in emerging markets",
    meta: {
      title: "Case study: a seed shop that works on 3G",
      description:
        "A cooperative of 12,000 farms orders seed on shared phones and a thin signal. The first visit weighs 48 KB and opens in 1.8 seconds.",
    },
    paint: "blue",
    lead: "The order form had to weigh less than a photograph of the form.",
    overview: [
      "Kwemba is a seed cooperative with 12,000 member farms in West Africa. Members order three times a year, most of them on a phone they share, on a network that comes and goes.",
      "The old shop was an app of 31\u00a0MB. Fewer than one member in ten had it installed when we were called.",
    ],
    challenge: [
      "Data costs money there, and every kilobyte is paid for by the person ordering. A page that loads twice has been bought twice.",
      "Orders were lost when the signal dropped between the form and the confirmation. Members had learned to send each one twice, and the warehouse had learned to guess.",
    ],
    solution: [
      "A web app that is HTML first: the seed list, the prices and the form arrive in one file of 48\u00a0KB, and work before any script does.",
      "After the first visit it opens with no network at all. An order made offline gets its number on the phone, waits, and is sent once. Sending it again changes nothing, because the number is the same.",
      "We set the limits on a phone that costs less than a day of our time, and kept it on the desk.",
    ],
    results: [
      "1.8\u00a0s to first screen on 3G, down from 14\u00a0s",
      "48\u00a0KB for the first visit, where the app was 31\u00a0MB",
      "34% of orders now begun with no signal at all",
    ],
    resultsNote: "The first season, across 12,000 farms.",
  },
];
