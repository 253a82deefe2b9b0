import { officeHours, replyWorkingDays } from "#app/content/office-hours.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import { type EnquiryState, waitingStates } from "#app/data/enquiry-states.ts";
import { workingDaysLater, workingTimeBetween } from "#app/time/working-hours.ts";

const WORKING_DAY_MS = (officeHours.closes - officeHours.opens) * 60 * 60_000;

export function replyDueAt(waitsFrom: string): string {
  return workingDaysLater(waitsFrom, replyWorkingDays, officeHours);
}

/** When a reply is due to an enquiry in this state; null if none is due. */
export function dueInState(
  state: EnquiryState,
  { kind, waitsFrom, firstAnsweredAt }: Pick<Enquiry, "kind" | "waitsFrom" | "firstAnsweredAt">,
): string | null {
  const isWaiting = kind === "enquiry" && !firstAnsweredAt && waitingStates.includes(state);
  return isWaiting ? replyDueAt(waitsFrom) : null;
}

/** The fraction of the promised reply time that has elapsed; above 1 the reply is late. */
export function fractionElapsed(dueAt: string, now: number): number {
  return 1 - workingTimeLeftMs(dueAt, now) / (replyWorkingDays * WORKING_DAY_MS);
}

/** Working time until the reply is due; negative once it is late. */
export function workingTimeLeftMs(dueAt: string, now: number): number {
  return workingTimeBetween(now, Date.parse(dueAt), officeHours);
}
