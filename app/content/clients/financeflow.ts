import type { Client } from "./client.ts";

export const financeflow: Client = {
  id: "financeflow",
  meta: {
    title: "FinanceFlow: thirteen weeks of cash",
    description:
      "Eleven projects for FinanceFlow since 2020. Month-end in three days, then a forecast that is right 94% of the time.",
  },
  name: "FinanceFlow",
  initials: "FF",
  industry: "Financial Technology",
  paint: "green",
  description: "Cash forecasts for firms that are done with spreadsheets.",
  relationship: "since 2020",
  image: "/img/work/financeflow/cover.webp",
  testimonial: {
    quote: "The handover was a working product and a short manual. I’ve had longer emails from plumbers.",
    author: "Lena Brandt",
    title: "Head of Product",
  },
  founded: 2019,
  employees: "31 people",
  location: "Toronto, Ontario",
  website: "https://financeflow.example",
  challenge:
    "FinanceFlow could tell a firm what it had in the bank. Firms wanted to know what they would have in seven weeks, after two payrolls and one late invoice. The answer lived in a spreadsheet that one\u00a0person\u00a0kept.",
  solution:
    "One line, thirteen weeks long, with its lowest point marked and the three things that move it beside it. Drag an invoice to the day it will really be paid and the line bends while you watch.",
  results: [
    "94% of forecasts within 3% of the real balance",
    "5 hours a week back for whoever kept the spreadsheet",
    "212\u00a0KB for the whole page, down from 1,940\u00a0KB",
  ],
  resultsNote: "The forecast’s first two quarters, 60 firms, one page.",
  picture: "/img/work/financeflow/letter.webp",
  pictureFrom: "30%",
  technologies: ["React", "TypeScript", "D3", "Postgres", "Python", "Node"],
  projects: [
    { name: "The reconciliation agent", type: "AI Development", year: 2024 },
    { name: "The annual letter", type: "Digital Marketing", year: 2024 },
    { name: "Thirteen weeks of cash, on one line", type: "Web Development", year: 2023, id: "thirteen-weeks-of-cash" },
    { name: "Statements in plain words", type: "Web Development", year: 2023 },
    { name: "The balance, on a phone", type: "Mobile Development", year: 2022 },
    { name: "A door for accountants", type: "Web Development", year: 2022 },
    { name: "Bank feeds", type: "Web Development", year: 2021 },
    { name: "The invoice chaser", type: "Web Development", year: 2021 },
    { name: "One hundred bookkeepers", type: "Digital Marketing", year: 2021 },
    { name: "Month-end by Friday", type: "Web Development", year: 2020, id: "month-end-by-friday" },
    { name: "A mark for a ledger", type: "Brand Identity", year: 2020 },
  ],
};
