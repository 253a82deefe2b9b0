import { startYourProjectLink } from "../page-links.ts";
import type { Service, ServiceSummary } from "./service.ts";

export const digitalStrategySummary: ServiceSummary = {
  title: "Digital Strategy",
  desc: "Data-driven marketing campaigns.",
  link: "/services/digital-strategy",
  paint: "yellow",
  drawing: "plan",
  weeks: { from: 4, to: 8 },
  duration: "4–8 weeks",
};

export const digitalStrategy: Service = {
  summary: digitalStrategySummary,
  meta: {
    title: "Digital strategy that counts what came back",
    description:
      "Campaigns planned in 4 to 8 weeks: one number to move, a budget per channel, a page of figures every Monday, and a rule for when to stop.",
  },
  title: "Digital\nStrategy",
  lead: "You name the number to move, we say what it will cost, and every Monday we both look.",
  capabilities: {
    note: "What is on paper before money is spent.",
    items: [
      { title: "One number", text: "Trials, bookings, people on a street. Everything else is a means to it." },
      { title: "Channel plan", text: "What each channel gets, what it should bring, and the day we decide." },
      { title: "Search", text: "Pages that answer the question people typed, in the first line." },
      { title: "Email", text: "Fewer of them, each with one thing to do." },
      {
        title: "Print and video",
        text: "Posters, shelters, fifteen seconds of film. Made here, by the people who planned it.",
      },
      { title: "The Monday page", text: "Five figures and one sentence about what changes this week." },
    ],
  },
  exhibit: {
    kind: "channels",
    head: "Spend and result",
    note: "Lantern Street Night Market, 13\u00a0weekends, $18,000. Every twentieth visitor was asked at the gate.",
    label:
      "Share of spend and share of visitors per channel: posters 22 and 41 percent, short video 30 and 24, search 12 and 18, email 4 and 11, radio 32 and 6",
    spend: "Share of the budget",
    result: "Share of the visitors",
    channels: [
      { name: "Posters", spend: 22, result: 41, text: "Six designs, four hundred walls." },
      { name: "Short video", spend: 30, result: 24, text: "Fifteen seconds each, made by us." },
      { name: "Search", spend: 12, result: 18, text: "“Open late near me”, mostly." },
      { name: "Email", spend: 4, result: 11, text: "One on Thursday at five." },
      { name: "Radio", spend: 32, result: 6, text: "Stopped in week three. It was paid for through week five." },
    ],
  },
  process: {
    note: "Working weeks. Each part of the bar is as long as it takes.",
    steps: [
      { title: "Find the number", weeks: 1, duration: "1 week", text: "And how it will be counted." },
      { title: "Ask five customers", weeks: 1, duration: "1 week", text: "What did they think they bought?" },
      { title: "Make it", weeks: 2, duration: "2 weeks", text: "Pages, posters, film, emails." },
      { title: "Run and read", weeks: 3, duration: "3 weeks", text: "Money moves on Mondays." },
      { title: "Hand over", weeks: 1, duration: "1 week", text: "A plan your team can run, on one page." },
    ],
    total: "eight weeks",
  },
  call: {
    title: "Spend it once",
    paint: "pink",
    text: "Tell us the budget and the number. We will say which channel we would leave out.",
    action: startYourProjectLink,
  },
};
