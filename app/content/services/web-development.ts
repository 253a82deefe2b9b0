import { startYourProjectLink } from "../page-links.ts";
import type { Service, ServiceSummary } from "./service.ts";

export const webDevelopmentSummary: ServiceSummary = {
  title: "Web Development",
  desc: "Modern, scalable web applications.",
  link: "/services/web-development",
  paint: "blue",
  drawing: "web",
  weeks: { from: 6, to: 12 },
  duration: "6–12 weeks",
};

export const webDevelopment: Service = {
  summary: webDevelopmentSummary,
  meta: {
    title: "Web development with a weight limit",
    description:
      "Sites, web apps and shops in 6 to 12 weeks. Each page gets a budget in kilobytes before it gets a design, and a link you can open every Friday.",
  },
  title: "Web\nDevelopment",
  lead: "Sites, apps and shops that open on a slow phone. Each page gets a budget in kilobytes before it gets a design.",
  capabilities: {
    note: "What you own on the last day.",
    items: [
      { title: "Marketing sites", text: "Pages your team can edit without us, and cannot break by editing." },
      { title: "Web apps", text: "Accounts, payments, roles and the screens behind them. Relay is one." },
      { title: "Shops", text: "A checkout on one page, tested with our own card before anyone else’s." },
      { title: "Dashboards", text: "One large figure, with the three things that move it beside it." },
      { title: "Moving day", text: "Old addresses keep working. We hand you the list, with each one checked." },
      {
        title: "Speed and access",
        text: "Measured on a slow phone, walked through by keyboard, before every release.",
      },
    ],
  },
  exhibit: {
    kind: "weight",
    head: "One page, weighed",
    note: "FinanceFlow’s forecast, everything counted, against its budget and the page it replaced.",
    label:
      "Page weight to scale: the old page weighed 1,940 KB, the budget was 250 KB, the new page weighs 212 KB, of which 118 KB are script and 60 KB are fonts",
    before: { label: "The page it replaced", kb: 1940 },
    budget: { label: "The budget", kb: 250 },
    after: {
      label: "As shipped",
      kb: 212,
      parts: [
        { name: "Script", kb: 118, text: "The line that bends when you drag it." },
        { name: "Fonts", kb: 60, text: "Two files. There had been six." },
        { name: "HTML", kb: 14, text: "Readable before the rest arrives." },
        { name: "CSS", kb: 11, text: "One sheet, nothing unused." },
        { name: "Images", kb: 9, text: "The logo, and a favicon for good luck." },
      ],
    },
  },
  process: {
    note: "Working weeks. Each part of the bar is as long as it takes.",
    steps: [
      { title: "Scope and budget", weeks: 1, duration: "1 week", text: "Pages, people, kilobytes." },
      { title: "Design", weeks: 2, duration: "2 weeks", text: "In the browser, with your words." },
      {
        title: "Build",
        weeks: 6,
        duration: "6 weeks",
        text: "A demo every Friday at the address it will have.",
      },
      { title: "Content and testing", weeks: 2, duration: "2 weeks", text: "Slow phone, keyboard, real cards." },
      { title: "Launch", weeks: 1, duration: "1 week", text: "On a Tuesday, then support." },
    ],
    total: "twelve weeks",
  },
  call: {
    title: "Weigh your page",
    paint: "pink",
    text: "Send us its address. We reply with the weight, and with what we would take out first.",
    action: startYourProjectLink,
  },
};
