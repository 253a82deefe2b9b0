import { pageLinks } from "#app/content/page-links.ts";
import { site } from "#app/content/site.ts";
import { enquiryStates } from "#app/data/enquiry-states.ts";
import type { EnquiryFilter, ListPosition } from "#app/data/enquiry-views.server.ts";
import { searchableText } from "#app/text/searchable-text.ts";
import { startOfDay } from "#app/time/working-hours.ts";
import type { EnquiryView } from "./view.ts";

/** Further words would hardly narrow a search. */
const MAX_SEARCH_WORDS = 8;

export function filterOfView(view: EnquiryView, operatorId: string, now: number): EnquiryFilter {
  return {
    kind: view.form === "sign_up" || view.form === "post_request" ? view.form : "enquiry",
    states: view.state ? [view.state] : enquiryStates.filter((state) => state !== "spam"),
    ...(view.form === "rapid" && { page: pageLinks.rapid.to }),
    ...(view.form === "contact" && { notPage: pageLinks.rapid.to }),
    ...(view.with && { assigneeId: view.with === "nobody" ? null : view.with === "me" ? operatorId : view.with }),
    ...ageFilter(view.age, now),
    ...(view.project && { project: view.project }),
    ...(view.budget && { budget: view.budget }),
    words: searchableText(view.q).split(" ").filter(Boolean).slice(0, MAX_SEARCH_WORDS),
  };
}

function ageFilter(age: EnquiryView["age"], now: number) {
  if (!age) return {};
  const since = (days: number) => new Date(startOfDay(now, site.timeZone, days)).toISOString();
  return age === "31" ? { receivedBefore: since(30) } : { receivedFrom: since(Number(age) - 1) };
}

export function cursorOf({ dueAt, receivedAt, id }: ListPosition): string {
  return [dueAt ?? "", receivedAt, id].join("~");
}

/** Reads what `cursorOf` wrote; undefined for any other text. */
export function readCursor(cursor: string): ListPosition | undefined {
  const time = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z";
  const parts = new RegExp(`^(${time})?~(${time})~([\\da-f-]{36})$`).exec(cursor);
  const [, dueAt, receivedAt = "", id = ""] = parts ?? [];
  return parts ? { dueAt: dueAt ?? null, receivedAt, id } : undefined;
}
