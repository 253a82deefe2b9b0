import type { CallToAction } from "./call.ts";
import { listStateTexts } from "./messages.ts";
import type { Meta } from "./meta.ts";
import { startYourProjectLink } from "./page-links.ts";
import { replyPromise, site } from "./site.ts";

export const meta: Meta = {
  title: "About: six people who say when it will be done",
  description: `${site.name} started in ${site.city} in ${site.founded} with one rule: say when it will be done, then be right. Six people, 50+ projects, two rooms over a bicycle shop.`,
};

export const hero = {
  title: "About",
  lead: `We started in ${site.city} in ${site.founded} with one rule: say when it will be done, then be right.`,
  action: { label: "Meet the team", to: "#team" },
  portraits: 6,
} as const;

type Statement = { title: string; text: string };

export const mission: Statement = {
  title: "Mission",
  text: "Give small companies software with a finish line: a fixed scope, a named date and one team from the first sketch to the last deploy.",
};

export const vision: Statement = {
  title: "Vision",
  text: "A trade where a deadline is a promise again, and “it\u00a0depends” is the start of an answer.",
};

/** `people` is their number at the end of the year. */
type StoryYear = { year: number; people: number; text: string };

export const story: {
  head: string;
  note: string;
  dimension: string;
  people: string;
  years: readonly StoryYear[];
} = {
  head: "Our Story",
  note: `Founded ${site.founded}, in two rooms over a bicycle shop on Dovercourt Road.`,
  dimension: "2020 to now, one column a year, one block a person",
  people: "people",
  years: [
    { year: 2020, people: 2, text: "Two people, one client, no furniture. FinanceFlow ships in eleven weeks." },
    {
      year: 2021,
      people: 3,
      text: "A third desk. TechStart asks for a date in the first call, and the habit sticks.",
    },
    {
      year: 2022,
      people: 4,
      text: "Phones arrive: a ferry ticket, then half an app. Forty farms call about labels. The lab opens on Fridays.",
    },
    { year: 2023, people: 5, text: "First agent in production. It has limits, a log and a person to call." },
    { year: 2024, people: 6, text: "Six people, more than fifty projects, the same two rooms. There is furniture." },
  ],
};

export const team = {
  head: "The Team",
  skeletons: 3,
  states: listStateTexts("Nobody is listed here at the moment. We are still here."),
} as const;

export const valuesLabel = "Values";

export const values: readonly Statement[] = [
  {
    title: "Innovation",
    text: "We try it in the lab first, on our own time, and tell you what broke.",
  },
  {
    title: "Quality",
    text: "It works on the oldest phone in the room and the slowest train home.",
  },
  {
    title: "Collaboration",
    text: "One team, one thread, one demo every Friday. You can interrupt.",
  },
  {
    title: "Impact",
    text: "Every project names the number it is meant to move. Then we check.",
  },
];

export const callToAction: CallToAction = {
  title: "Walk with us",
  paint: "pink",
  text: replyPromise,
  action: startYourProjectLink,
};
