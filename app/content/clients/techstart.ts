import type { Client } from "./client.ts";

export const techstart: Client = {
  id: "techstart",
  meta: {
    title: "TechStart: 46% activated, up from 29%",
    description:
      "Nine projects for TechStart since 2021. Relay shows where new customers stall, and took activation from 29% to 46%.",
  },
  name: "TechStart",
  initials: "TS",
  industry: "Technology",
  paint: "blue",
  description: "Onboarding tools for companies too small to have an onboarding team.",
  relationship: "since 2021",
  image: "/img/work/relay/cover.webp",
  testimonial: {
    quote: "They gave us a date in the first call and shipped two days before it. I have stopped being surprised.",
    author: "Sarah Okafor",
    title: "CEO",
  },
  founded: 2019,
  employees: "22 people",
  location: "Toronto, Ontario",
  website: "https://techstart.example",
  challenge:
    "TechStart sold onboarding and tracked its own in a spreadsheet. Of every hundred sign-ups, twenty-nine reached the point where the product becomes useful. Nobody could say where the other seventy-one had gone.",
  solution:
    "Relay, a console that draws the five steps as five columns and puts a name and a next step beside every customer who has stopped. It writes the nudge. A person decides to send it.",
  results: [
    "46% of sign-ups activated, up from 29%",
    "31\u00a0min to first value, at the median",
    "2 days ahead of the date in the proposal",
  ],
  resultsNote: "The first six weeks of Relay, against the six before.",
  picture: "/img/work/relay/playbook.webp",
  pictureFrom: "58%",
  technologies: ["React", "TypeScript", "Node", "Postgres", "ClickHouse", "Playwright"],
  projects: [
    { name: "Relay, onboarding by numbers", type: "Web Development", year: 2024, id: "relay-onboarding" },
    { name: "Setup answers", type: "AI Development", year: 2024 },
    { name: "Import on one screen", type: "Web Development", year: 2023 },
    { name: "The checklist, on a phone", type: "Mobile Development", year: 2023 },
    { name: "Help centre, rewritten", type: "Web Development", year: 2022 },
    { name: "Brand rules on one page", type: "Brand Identity", year: 2022 },
    { name: "The first-week emails", type: "Digital Marketing", year: 2022 },
    { name: "A date on every page", type: "Digital Marketing", year: 2021, id: "a-date-on-every-page" },
    { name: "Pricing without asterisks", type: "Web Development", year: 2021 },
  ],
};
