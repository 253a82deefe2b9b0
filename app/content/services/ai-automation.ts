import { startYourProjectLink } from "../page-links.ts";
import type { Service, ServiceSummary } from "./service.ts";

export const aiAutomationSummary: ServiceSummary = {
  title: "AI Automation",
  desc: "Intelligent automation solutions.",
  link: "/services/ai-automation",
  paint: "pink",
  drawing: "ai",
  weeks: { from: 4, to: 8 },
  duration: "4–8 weeks",
};

export const aiAutomation: Service = {
  summary: aiAutomationSummary,
  meta: {
    title: "AI automation for the task you do every week",
    description:
      "We time a task for a week, automate the parts that repeat and leave the decisions to people. Four to eight weeks, with a switch that turns it off.",
  },
  title: "AI\nAutomation",
  lead: "First we watch the work for a week. Then we decide with you what may run by itself, and what may not.",
  capabilities: {
    note: "What stops being typed twice.",
    items: [
      { title: "Documents in, data out", text: "Orders, invoices and forms read into the system you already have." },
      { title: "Reconciliation", text: "Two lists compared every night. You see only the lines that disagree." },
      { title: "Drafts, not sends", text: "Replies, quotes and minutes written for a person to approve." },
      {
        title: "Between your tools",
        text: "The copying from one screen to the next, done while the screens are closed.",
      },
      { title: "A switch", text: "One button turns it off, and the old way still works the same morning." },
      { title: "A bill you can read", text: "What each run cost and how long it would have taken by hand." },
    ],
  },
  exhibit: {
    kind: "week",
    head: "One week, to scale",
    note: "Standing orders at Little\u00a0Norway\u00a0Bakery. Fifteen hours of typing became six of checking.",
    label:
      "Hours on standing orders, Monday to Friday, before and after: 3 and 1, 2 and 1, 4 and 1, 2 and 1, 4 and 2; fifteen hours in all before, six after",
    before: "By hand, 15 hours",
    after: "After, 6 hours",
    days: [
      { day: "Monday", before: 3, after: 1, text: "Weekend emails, read and sorted." },
      { day: "Tuesday", before: 2, after: 1, text: "Changes from the cafés." },
      { day: "Wednesday", before: 4, after: 1, text: "The flour order, worked out from the rest." },
      { day: "Thursday", before: 2, after: 1, text: "Second thoughts from the cafés." },
      { day: "Friday", before: 4, after: 2, text: "Invoices. Astrid still reads every one." },
    ],
  },
  process: {
    note: "Working weeks. Each part of the bar is as long as it takes.",
    steps: [
      { title: "Watch", weeks: 1, duration: "1 week", text: "With a stopwatch, and permission." },
      { title: "Choose", weeks: 1, duration: "1 week", text: "What runs, what drafts, what stays." },
      { title: "Build", weeks: 3, duration: "3 weeks", text: "One task at a time, each live as soon as it is done." },
      { title: "Side by side", weeks: 2, duration: "2 weeks", text: "By hand and by machine, compared daily." },
      { title: "Switch over", weeks: 1, duration: "1 week", text: "Then we time it again." },
    ],
    total: "eight weeks",
  },
  call: {
    title: "Get Friday back",
    paint: "pink",
    text: "Name the task and the hours it takes. We will say how many you get back.",
    action: startYourProjectLink,
  },
};
