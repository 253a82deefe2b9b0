import type { Line, Title } from "#app/lib/line.ts";
import type { Call } from "./call.ts";
import { heads } from "./heads.ts";
import { startYourProject } from "./link.ts";
import type { Meta } from "./meta.ts";
import { reply, site } from "./site.ts";

export const meta: Meta = {
  title: "About: six people who say when it will be done",
  description: `${site.name} started in ${site.city} in ${site.founded} with one rule: say when it will be done, then be right. Six people, 50+ projects, two rooms over a bicycle shop.`,
};

const title: Title = { label: "About", lines: [{ text: "ABOUT", em: 3.9, w: 111.4, l: 0.004 }] };

export const hero = {
  title,
  lead: `We started in ${site.city} in ${site.founded} with one rule: say when it will be done, then be right.`,
  action: { label: "Meet the team", to: "#team" },
  portraits: 6,
} as const;

type Statement = { line: Line; text: string };

export const mission: Statement = {
  line: { text: "Mission", em: 4.2, w: 122.3, l: 0.06 },
  text: "Give small companies software with a finish line: a fixed scope, a named date and one team from the first sketch to the last deploy.",
};

export const vision: Statement = {
  line: { text: "Vision", em: 4.2, w: 145.2, l: -0.006 },
  text: "A trade where a deadline is a promise again, and “it\u00a0depends” is the start of an answer.",
};

/** `people` at the end of the year. */
export type StoryYear = { year: number; people: number; text: string };

export const story: {
  head: typeof heads.ourStory;
  note: string;
  dimension: string;
  people: string;
  years: readonly StoryYear[];
} = {
  head: heads.ourStory,
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

export const team = { head: heads.theTeam, skeletons: 3 } as const;

export const valuesLabel = "Values";

export const values: readonly Statement[] = [
  {
    line: { text: "Innovation", em: 4.9, w: 97.1, l: 0.043 },
    text: "We try it in the lab first, on our own time, and tell you what broke.",
  },
  {
    line: { text: "Quality", em: 4.9, w: 138.8, l: 0.036 },
    text: "It works on the oldest phone in the room and the slowest train home.",
  },
  {
    line: { text: "Collaboration", em: 4.9, w: 75, l: 0.013 },
    text: "One team, one thread, one demo every Friday. You can interrupt.",
  },
  {
    line: { text: "Impact", em: 4.9, w: 149.7, l: 0.079 },
    text: "Every project names the number it is meant to move. Then we check.",
  },
];

export const call: Call = {
  title: { label: "Walk with us", lines: [{ text: "WALK WITH US", em: 7.4, w: 102.6, l: -0.001 }] },
  paint: "pink",
  text: reply,
  action: startYourProject,
};
