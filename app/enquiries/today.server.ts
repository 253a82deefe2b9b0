import { choiceLabel } from "#app/content/contact-form.ts";
import { officeHours } from "#app/content/office-hours.ts";
import { site } from "#app/content/site.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import { countReceivedEnquiries, lastAnsweredEnquiry, listAnswerTimes } from "#app/data/enquiry-figures.server.ts";
import { waitingStates } from "#app/data/enquiry-states.ts";
import { countEnquiries, listEnquiries } from "#app/data/enquiry-views.server.ts";
import { shortDuration } from "#app/time/short-duration.ts";
import { startOfDay, wallClock } from "#app/time/working-hours.ts";
import { readColleagues } from "./colleagues.server.ts";
import { medianAnswerMinutes } from "./count.ts";
import { enquirySubtitle } from "./list.server.ts";
import { findStuck } from "./stuck.server.ts";
import { shortTime } from "./when.ts";

/** As many as can be compared on one screen. */
const MAX_SHOWN_ENQUIRIES = 20;

export async function readToday(now: number) {
  const { timeZone } = site;
  const { day, weekday } = wallClock(now, timeZone);
  const since = (days: number) => new Date(startOfDay(now, timeZone, days)).toISOString();
  const [monday, first] = [since((weekday + 6) % 7), since(day - 1)];
  const due = { kind: "enquiry", states: waitingStates, isDue: true } as const;
  const [waiting, count, late, answers, enquiries, signUps, last, stuck, { names }] = await Promise.all([
    listEnquiries(due, { sort: "due", limit: MAX_SHOWN_ENQUIRIES }),
    countEnquiries(due),
    countEnquiries({ ...due, dueBefore: new Date(now).toISOString() }),
    listAnswerTimes(monday < first ? monday : first),
    countReceivedEnquiries("enquiry", monday),
    countReceivedEnquiries("sign_up", monday),
    lastAnsweredEnquiry(),
    findStuck(now),
    readColleagues(),
  ]);
  const answeredFrom = (from: string) => answers.filter(({ firstAnsweredAt }) => firstAnsweredAt >= Date.parse(from));
  const median = medianAnswerMinutes(answeredFrom(first), officeHours);
  return {
    waiting: waiting.map((enquiry) => toWaitingBar(enquiry, names)),
    count,
    late,
    answered: answeredFrom(first).length,
    median: median === null ? null : shortDuration(Math.max(1, median)),
    week: {
      enquiries,
      signUps,
      answered: answeredFrom(monday).length,
    },
    last: last?.firstAnsweredAt ? { name: last.name || last.email, at: shortTime(last.firstAnsweredAt, now) } : null,
    stuck,
    hours: officeHours,
    now,
  };
}

export type WaitingBar = ReturnType<typeof toWaitingBar>;

function toWaitingBar(enquiry: Enquiry, names: ReadonlyMap<string, string>) {
  const { id, name, email, company, project, budget, state, assigneeId, waitsFrom, dueAt } = enquiry;
  return {
    ...{ id, company, waitsFrom, state },
    subtitle: enquirySubtitle(enquiry),
    dueAt: dueAt ?? waitsFrom,
    name: name || email,
    project: choiceLabel("project", project),
    budget: choiceLabel("budget", budget),
    assignee: names.get(assigneeId ?? "") ?? null,
  };
}
