import { startYourProjectLink } from "../page-links.ts";
import type { Service, ServiceSummary } from "./service.ts";

export const aiAgentDevelopmentSummary: ServiceSummary = {
  title: "AI Agent Development",
  desc: "Agents with limits, logs and a person to call.",
  link: "/services/ai-agent-development",
  paint: "pink",
  drawing: "ai",
  weeks: { from: 6, to: 10 },
  duration: "6–10 weeks",
};

export const aiAgentDevelopment: Service = {
  summary: aiAgentDevelopmentSummary,
  meta: {
    title: "AI agents with limits, logs and a person to call",
    description:
      "We build agents for dispatch, answers and back-office work in 6 to 10 weeks: written limits, readable logs, two hundred real cases before each release.",
  },
  title: "AI Agent\nDevelopment",
  lead: "Agents with limits, logs and a person to call. We start with the job nobody wants at two in the morning.",
  capabilities: {
    note: "What we can hand over, with the keys.",
    items: [
      {
        title: "Dispatch and triage",
        text: "Reads the message, grades the urgency, finds the crew. Wakes one person, not five.",
      },
      { title: "Customer answers", text: "Replies from your own policies and shows the paragraph it used." },
      {
        title: "Back-office runs",
        text: "Invoices matched, forms filed, the spreadsheet nobody owns kept up to date.",
      },
      {
        title: "Handoff rules",
        text: "Written limits on money, tone and time. Past them, it asks a person and waits.",
      },
      { title: "Logs you can read", text: "Every step, its cost and its reason, in sentences." },
      { title: "Evaluation", text: "Two hundred of your real cases, run before every release." },
    ],
  },
  exhibit: {
    kind: "night",
    head: "One night, to scale",
    note: "Porter at Wallace Plumbing, 8 pm to 8 am. Twelve hours, 31 calls, one person woken.",
    label:
      "Timeline from 8 pm to 8 am: the agent handles thirty-one short calls, Luis works one job from 11:42 pm to 1:10 am, the office opens at seven",
    minutes: 720,
    hours: ["8 pm", "9", "10", "11", "12", "1 am", "2", "3", "4", "5", "6", "7"],
    calls: [
      16, 41, 81, 97, 127, 161, 188, 214, 222, 228, 244, 263, 288, 301, 325, 347, 369, 391, 418, 437, 456, 474, 493,
      517, 536, 559, 581, 601, 626, 641, 648,
    ],
    job: { from: 222, to: 310 },
    office: { from: 660, to: 720 },
    legend: {
      agent: { title: "Agent", text: "31 calls. The urgent one took 48 seconds. Nothing over $400 without a yes." },
      crew: { title: "Luis", text: "One urgent job, 11:42 pm to 1:10 am." },
      office: { title: "Office", text: "Opens at seven to a written list." },
    },
  },
  process: {
    note: "Working weeks. Each part of the bar is as long as it takes.",
    steps: [
      { title: "Pick the job", weeks: 1, duration: "1 week", text: "One, and who does it today." },
      { title: "Build the tools", weeks: 2, duration: "2 weeks", text: "What it may read, write and spend." },
      {
        title: "Teach it your cases",
        weeks: 3,
        duration: "3 weeks",
        text: "Two hundred real ones, with the answers you wish had been given.",
      },
      { title: "Shadow run", weeks: 2, duration: "2 weeks", text: "It drafts, a person sends." },
      { title: "Live, with limits", weeks: 2, duration: "2 weeks", text: "Then support." },
    ],
    total: "ten weeks",
  },
  call: {
    title: "Give it a job",
    paint: "pink",
    text: "Tell us the task your team would pay to never do again.",
    action: startYourProjectLink,
  },
};
