import { officeHours, replyWorkingDays } from "#app/content/office-hours.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import { type EnquiryState, waitingStates } from "#app/data/enquiry-states.ts";
import { workingDaysLater, workingTimeBetween } from "#app/time/working-hours.ts";

const WORKING_DAY_MS = (officeHours.closes - officeHours.opens) * 60 * 60_000;

export function replyDue(waitsFrom: string): string {
  return workingDaysLater(waitsFrom, replyWorkingDays, officeHours);
}

/** When a reply is due in a state, if at all. */
export function dueIn(
  state: EnquiryState,
  { kind, waitsFrom, firstAnsweredAt }: Pick<Enquiry, "kind" | "waitsFrom" | "firstAnsweredAt">,
): string | null {
  const isWaiting = kind === "enquiry" && !firstAnsweredAt && waitingStates.includes(state);
  return isWaiting ? replyDue(waitsFrom) : null;
}

/** How much of the promised time has gone, from 0 to 1; above 1 it is over. */
export function shareGone(dueAt: string, now: number): number {
  return 1 - workingTimeLeft(dueAt, now) / (replyWorkingDays * WORKING_DAY_MS);
}

/** Working time until it is due; negative once it is over. */
export function workingTimeLeft(dueAt: string, now: number): number {
  return workingTimeBetween(now, Date.parse(dueAt), officeHours);
}
