import { enquiryList } from "#app/content/desk/enquiries.ts";
import { type Delivery, deliveriesOfSubmissions } from "#app/data/deliveries.server.ts";
import type { Enquiry } from "#app/data/enquiries.server.ts";
import { type EnquiryState, enquiryStates } from "#app/data/enquiry-states.ts";
import { countEnquiries, type ListPosition, listEnquiries } from "#app/data/enquiry-views.server.ts";
import { summariseDeliveries } from "./delivery-summary.ts";
import { choiceLabel } from "./texts.ts";
import { ENQUIRIES_PER_PAGE, type EnquiryView } from "./view.ts";
import { cursorOf, filterOf, readCursor } from "./view-filter.server.ts";
import { answeredWords, shortTime } from "./when.ts";

export type EnquiryRow = ReturnType<typeof toRow>;
export type StateCounts = Record<EnquiryState, number>;

/** One page of a view, and how many it has in all. */
export async function readList(view: EnquiryView, operatorId: string, names: ReadonlyMap<string, string>, now: number) {
  const filter = filterOf(view, operatorId, now);
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
    rows: page.map((enquiry) => toRow(enquiry, deliveries.get(enquiry.id) ?? [], names, now)),
    counts,
    from: earlier + 1,
    total: filter.states.reduce((sum, state) => sum + counts[state], 0),
    next: found.length > ENQUIRIES_PER_PAGE && last ? cursorOf(last) : null,
  };
}

/** How many of each state there are, whichever of them the view shows. */
async function countStates(view: EnquiryView, operatorId: string, now: number): Promise<StateCounts> {
  const filter = filterOf(view, operatorId, now);
  const counts = await Promise.all(
    enquiryStates.map(async (state) => [state, await countEnquiries({ ...filter, states: [state] })] as const),
  );
  return Object.fromEntries(counts) as StateCounts;
}

async function countUpTo(view: EnquiryView, operatorId: string, last: ListPosition, now: number) {
  return 1 + (await countEnquiries(filterOf(view, operatorId, now), { sort: view.sort, before: last }));
}

export function toRow(enquiry: Enquiry, deliveries: Delivery[], names: ReadonlyMap<string, string>, now: number) {
  const { id, version, state, kind, name, email, company, excerpt, assigneeId, receivedAt, dueAt } = enquiry;
  return {
    ...{ id, version, state, company, excerpt, dueAt },
    name: name || email || enquiryList.noName,
    hasCompany: kind === "enquiry",
    asked: askedFor(enquiry),
    subtitle: subtitleOf(enquiry),
    assignee: assigneeId ? (names.get(assigneeId) ?? null) : null,
    received: shortTime(receivedAt, now),
    answered: answeredWords(enquiry),
    delivery: summariseDeliveries(deliveries),
  };
}

/** Under the name at the head of an enquiry: "Lumen Bikes. Mobile development, $15k–30k". */
export function subtitleOf(enquiry: Enquiry): string {
  return [enquiry.company, askedFor(enquiry)].filter(Boolean).join(". ");
}

/** "Mobile development, $15k–30k", or which form it was. */
function askedFor({ kind, project, budget, page }: Enquiry): string {
  if (kind === "sign_up") return enquiryList.signUp;
  if (kind === "post_request") return enquiryList.articleRequest;
  const choices = [choiceLabel("project", project), choiceLabel("budget", budget)].filter(Boolean);
  return choices.join(", ") || (page === "/rapid-development" ? enquiryList.rapidForm : "");
}
