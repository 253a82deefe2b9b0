import { choiceLabel } from "#app/content/contact-form.ts";
import { enquiryList } from "#app/content/desk/enquiries.ts";
import { pageLinks } from "#app/content/page-links.ts";
import { type Delivery, deliveriesOfSubmissions } from "#app/data/deliveries.server.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import { type EnquiryState, enquiryStates } from "#app/data/enquiry-states.ts";
import { countEnquiries, type ListPosition, listEnquiries } from "#app/data/enquiry-views.server.ts";
import { summariseDeliveries } from "./delivery-summary.ts";
import { ENQUIRIES_PER_PAGE, type EnquiryView } from "./view.ts";
import { cursorOf, filterOfView, readCursor } from "./view-filter.server.ts";
import { answeredWords, shortTime } from "./when.ts";

export type EnquiryRow = ReturnType<typeof toEnquiryRow>;
export type StateCounts = Record<EnquiryState, number>;

/** One page of a view's enquiries, with the counts of the whole view. */
export async function readEnquiryList(
  view: EnquiryView,
  operatorId: string,
  names: ReadonlyMap<string, string>,
  now: number,
) {
  const filter = filterOfView(view, operatorId, now);
  const after = readCursor(view.after);
  const [found, counts, earlier] = await Promise.all([
    listEnquiries(filter, { sort: view.sort, limit: ENQUIRIES_PER_PAGE + 1, after }),
    countStates(view, operatorId, now),
    after ? countUpTo(view, operatorId, after, now) : 0,
  ]);
  const page = found.slice(0, ENQUIRIES_PER_PAGE);
  const deliveries = Map.groupBy(
    await deliveriesOfSubmissions(page.map(({ id }) => id)),
    ({ submissionId }) => submissionId,
  );
  const last = page.at(-1);
  return {
    rows: page.map((enquiry) => toEnquiryRow(enquiry, deliveries.get(enquiry.id) ?? [], names, now)),
    counts,
    from: earlier + 1,
    total: filter.states.reduce((sum, state) => sum + counts[state], 0),
    next: found.length > ENQUIRIES_PER_PAGE && last ? cursorOf(last) : null,
  };
}

/** Counts the view's enquiries in every state, also in those that it does not show. */
async function countStates(view: EnquiryView, operatorId: string, now: number): Promise<StateCounts> {
  const filter = filterOfView(view, operatorId, now);
  const counts = await Promise.all(
    enquiryStates.map(async (state) => [state, await countEnquiries({ ...filter, states: [state] })] as const),
  );
  return Object.fromEntries(counts) as StateCounts;
}

async function countUpTo(view: EnquiryView, operatorId: string, last: ListPosition, now: number) {
  return 1 + (await countEnquiries(filterOfView(view, operatorId, now), { sort: view.sort, before: last }));
}

export function toEnquiryRow(
  enquiry: Enquiry,
  deliveries: Delivery[],
  names: ReadonlyMap<string, string>,
  now: number,
) {
  const { id, version, state, kind, name, email, company, excerpt, assigneeId, receivedAt, dueAt } = enquiry;
  return {
    ...{ id, version, state, company, excerpt, dueAt },
    name: name || email || enquiryList.noName,
    hasCompany: kind === "enquiry",
    asked: askedForText(enquiry),
    subtitle: enquirySubtitle(enquiry),
    assignee: assigneeId ? (names.get(assigneeId) ?? null) : null,
    received: shortTime(receivedAt, now),
    answered: answeredWords(enquiry),
    delivery: summariseDeliveries(deliveries),
  };
}

/** Company, project and budget, as under an enquiry's name: "Lumen Bikes. Mobile development, $15k–30k". */
export function enquirySubtitle(enquiry: Enquiry): string {
  return [enquiry.company, askedForText(enquiry)].filter(Boolean).join(". ");
}

/** "Mobile development, $15k–30k", or the name of the form without these fields. */
function askedForText({ kind, project, budget, page }: Enquiry): string {
  if (kind === "sign_up") return enquiryList.signUp;
  if (kind === "post_request") return enquiryList.articleRequest;
  const choices = [choiceLabel("project", project), choiceLabel("budget", budget)].filter(Boolean);
  return choices.join(", ") || (page === pageLinks.rapid.to ? enquiryList.rapidForm : "");
}
