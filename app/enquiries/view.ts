import { budgetOptions, projectOptions } from "#app/content/contact-form.ts";
import { orderedStates, type StateWord } from "#app/content/desk/enquiry-states.ts";

/** What the list shows. It lives in the address, so that a view can be kept and sent. */
export type EnquiryView = {
  /** Empty: every state but spam. */
  state: StateWord | "";
  form: (typeof formFilters)[number];
  /** `me`, `nobody` or an operator's id; empty: anyone. */
  with: string;
  age: (typeof ages)[number];
  project: string;
  budget: string;
  q: string;
  sort: "due" | "newest";
  /** Where the page begins. */
  after: string;
};

/** Rows of one page. */
export const ENQUIRIES_PER_PAGE = 50;

export const formFilters = ["", "contact", "rapid", "sign_up", "post_request"] as const;
/** In days; 31 is older than 30. */
export const ages = ["", "1", "7", "30", "31"] as const;
export const viewParams = ["state", "form", "with", "age", "project", "budget", "q", "sort", "after"] as const;

const MAX_SEARCH = 200;
const ID = /^[\da-f-]{36}$/;

/** Anything that is not understood is left out. */
export function readEnquiryView(params: URLSearchParams): EnquiryView {
  const given = (name: string) => params.get(name)?.trim() ?? "";
  const oneOf = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === given(name)) ?? ("" as T);
  const who = given("with");
  return {
    state: oneOf("state", ["", ...orderedStates]),
    form: oneOf("form", formFilters),
    with: who === "me" || who === "nobody" || ID.test(who) ? who : "",
    age: oneOf("age", ages),
    project: oneOf("project", ["", ...projectOptions.map(({ value }) => value)]),
    budget: oneOf("budget", ["", ...budgetOptions.map(({ value }) => value)]),
    q: given("q").slice(0, MAX_SEARCH),
    sort: given("sort") === "newest" ? "newest" : "due",
    after: given("after"),
  };
}

/** `?state=new&q=ferry`; empty for the plain list. A view that is changed begins at its first page. */
export function viewSearch(view: EnquiryView, changes: Partial<EnquiryView> = {}): string {
  const next = { ...view, after: "", ...changes };
  const kept = viewParams
    .map((name) => [name, next[name]] as const)
    .filter(([name, value]) => value && !(name === "sort" && value === "due"));
  return kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}` : "";
}

/** Whether anything but the state narrows it. */
export function isFiltered({ form, with: who, age, project, budget, q }: EnquiryView): boolean {
  return [form, who, age, project, budget, q].some(Boolean);
}
