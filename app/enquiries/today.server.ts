import { officeHours } from "#app/content/desk/frame.ts";
import { site } from "#app/content/site.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import { answersSince, countReceived, lastAnswered } from "#app/data/enquiry-figures.server.ts";
import { countEnquiries, listEnquiries } from "#app/data/enquiry-views.server.ts";
import { shortDuration } from "#app/time/working-day.ts";
import { startOfDay, wallClock } from "#app/time/working-hours.ts";
import { findHands } from "./hands.server.ts";
import { readColleagues } from "./operator-names.server.ts";
import { choiceLabel } from "./texts.ts";
import { answerMinutes, shortTime } from "./when.ts";

/** As many bars as a screen can compare. */
const SHOWN = 20;

export async function readToday(now: number) {
  const { timeZone } = site;
  const { day, weekday } = wallClock(now, timeZone);
  const since = (days: number) => new Date(startOfDay(now, timeZone, days)).toISOString();
  const monday = since((weekday + 6) % 7);
  const due = { kind: "enquiry", states: ["new", "open"], isDue: true } as const;
  const [waiting, count, answers, enquiries, signUps, last, hands, { names }] = await Promise.all([
    listEnquiries(due, { sort: "due", limit: SHOWN }),
    countEnquiries(due),
    answersSince(since(day - 1)),
    countReceived("enquiry", monday),
    countReceived("sign_up", monday),
    lastAnswered(),
    findHands(now),
    readColleagues(),
  ]);
  return {
    waiting: waiting.map((enquiry) => toBar(enquiry, names)),
    count,
    late: waiting.filter(({ dueAt }) => dueAt && Date.parse(dueAt) < now).map(({ name, email }) => name || email),
    answered: answers.length,
    median: medianOf(answers.map(({ waitsFrom, firstAnsweredAt }) => answerMinutes(waitsFrom, firstAnsweredAt))),
    week: {
      enquiries,
      signUps,
      answered: answers.filter(({ firstAnsweredAt }) => firstAnsweredAt >= monday).length,
    },
    last: last?.firstAnsweredAt ? { name: last.name || last.email, at: shortTime(last.firstAnsweredAt, now) } : null,
    hands,
    hours: officeHours,
    now,
  };
}

export type WaitingBar = ReturnType<typeof toBar>;

function toBar(enquiry: Enquiry, names: ReadonlyMap<string, string>) {
  const { id, name, email, company, project, budget, state, assigneeId, waitsFrom, dueAt } = enquiry;
  return {
    ...{ id, company, waitsFrom, state: state === "new" ? ("new" as const) : ("open" as const) },
    dueAt: dueAt ?? waitsFrom,
    name: name || email,
    project: choiceLabel("project", project),
    budget: choiceLabel("budget", budget),
    assignee: names.get(assigneeId ?? "") ?? null,
  };
}

function medianOf(minutes: number[]): string | null {
  const sorted = minutes.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? null : shortDuration(middle);
}
