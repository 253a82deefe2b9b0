import { budgetOptions, projectOptions } from "#app/content/contact-form.ts";
import { orderedStates, type StateWord } from "#app/content/desk/enquiry-states.ts";

/** Filters, search and order of the list. They are the address's query, so that a view can be bookmarked and shared. */
export type EnquiryView = {
  /** Empty: every state but spam. */
  state: StateWord | "";
  form: (typeof formFilters)[number];
  /** `me`, `nobody` or an operator's id; empty: anyone. */
  with: string;
  age: (typeof ageFilters)[number];
  project: string;
  budget: string;
  q: string;
  sort: "due" | "newest";
  /** The cursor of the row before the page (`cursorOf`); empty for the first page. */
  after: string;
};

/** Rows of one page. */
export const ENQUIRIES_PER_PAGE = 50;

export const formFilters = ["", "contact", "rapid", "sign_up", "post_request"] as const;
/** Received within this many days; 31 means more than 30 days ago. */
export const ageFilters = ["", "1", "7", "30", "31"] as const;
export const viewParams = ["state", "form", "with", "age", "project", "budget", "q", "sort", "after"] as const;

const MAX_SEARCH_LENGTH = 200;
const OPERATOR_ID_PATTERN = /^[\da-f-]{36}$/;

/** Reads a view from the address. A parameter that is not understood counts as empty. */
export function readEnquiryView(params: URLSearchParams): EnquiryView {
  const given = (name: string) => params.get(name)?.trim() ?? "";
  const oneOf = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === given(name)) ?? ("" as T);
  const who = given("with");
  return {
    state: oneOf("state", ["", ...orderedStates]),
    form: oneOf("form", formFilters),
    with: who === "me" || who === "nobody" || OPERATOR_ID_PATTERN.test(who) ? who : "",
    age: oneOf("age", ageFilters),
    project: oneOf("project", ["", ...projectOptions.map(({ value }) => value)]),
    budget: oneOf("budget", ["", ...budgetOptions.map(({ value }) => value)]),
    q: given("q").slice(0, MAX_SEARCH_LENGTH),
    sort: given("sort") === "newest" ? "newest" : "due",
    after: given("after"),
  };
}

/** The query of a view: `?state=new&q=ferry`, or empty for the plain list. A changed view starts at its first page. */
export function viewSearch(view: EnquiryView, changes: Partial<EnquiryView> = {}): string {
  const next = { ...view, after: "", ...changes };
  const kept = viewParams
    .map((name) => [name, next[name]] as const)
    .filter(([name, value]) => value && !(name === "sort" && value === "due"));
  return kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}` : "";
}

/** Whether anything besides the state narrows the view. */
export function isFiltered({ form, with: who, age, project, budget, q }: EnquiryView): boolean {
  return [form, who, age, project, budget, q].some(Boolean);
}
