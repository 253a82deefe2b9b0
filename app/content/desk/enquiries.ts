import { SPAM_KEPT_DAYS } from "../retention.ts";
import { type StateWord, stateWords } from "./enquiry-states.ts";

/** The texts of the list of enquiries. */
export const enquiryList = {
  title: "Enquiries",
  listLabel: (total: number) => (total === 1 ? "1 enquiry" : `${total} enquiries`),
  segmentsLabel: "Show one state. Widths are to scale",
  tools: {
    label: "Enquiries",
    find: { label: "Find", placeholder: "A name, a company, words from the message" },
    form: {
      label: "Form",
      options: [
        { value: "", label: "All enquiries" },
        { value: "contact", label: "Contact" },
        { value: "rapid", label: "Rapid development" },
        { value: "sign_up", label: "Sign-ups" },
        { value: "post_request", label: "Post requests" },
      ],
    },
    with: { label: "With", anyone: "Anyone", nobody: "Nobody yet", me: "Me" },
    age: {
      label: "Received",
      options: [
        { value: "", label: "At any time" },
        { value: "1", label: "Today" },
        { value: "7", label: "In 7 days" },
        { value: "30", label: "In 30 days" },
        { value: "31", label: "Longer ago" },
      ],
    },
    project: { label: "Project", any: "Any" },
    budget: { label: "Budget", any: "Any" },
    sort: { label: "Sort", due: "Due first", newest: "Newest" },
    submit: "Find",
    clear: "Clear the filters",
  },
  columns: {
    state: "State",
    who: "Who",
    message: "Message",
    with: "With",
    received: "Received, reply due",
    delivery: "Delivery",
  },
  chooseAll: "Choose all on this page",
  choose: (name: string) => `Choose ${name}`,
  nobody: "Nobody yet",
  former: (name: string) => `${name}, no longer here`,
  noCompany: "No company given",
  noName: "No name given",
  rapidForm: "Rapid development form",
  signUp: "Sign-up",
  articleRequest: "Post request",
  bulk: {
    label: "Chosen rows",
    count: (count: number, elsewhere: number) =>
      elsewhere === 0 ? `${count} chosen` : `${count} chosen, ${elsewhere} of them on other pages`,
    give: "Give to",
    giveLabel: "Give the chosen rows to",
    moves: { ...stateWords, answered: "Mark as answered", closed: "Close" },
    spam: "Spam",
    notSpam: "Not spam",
    export: "Export",
    release: "Let go",
  },
  pager: {
    showing: (from: number, to: number, of: number) => `Showing ${from} to ${to} of ${of}`,
    next: (count: number) => `Show the next ${count}`,
    first: "Back to the first",
  },
  spam: {
    count: (count: number) => (count === 1 ? "One more is in Spam." : `${count} more are in Spam.`),
    text: `Nothing there was delivered or e-mailed, and nothing there was thrown away. Each one leaves by itself after ${SPAM_KEPT_DAYS} days.`,
    look: "Look through spam",
  },
  notSpam: {
    title: "Not spam after all?",
    moves: (count: number) =>
      count === 1
        ? "It moves to New and is delivered as if it had arrived now. What has gone out cannot be called back."
        : `All ${count} move to New and are delivered as if they had arrived now. What has gone out cannot be called back.`,
    due: (at: string) => `A reply is then due on ${at}.`,
    move: "Move to New",
    leave: "Leave it",
  },
  empty: {
    headline: "No match",
    text: "Nothing here fits all of the filters.",
    none: "Nothing here yet",
    noneText: "What visitors send with the site’s forms appears here by itself.",
    noneInState: (state: string) => `Nothing is ${state} at the moment.`,
  },
  keysLabel: "Keys",
  exportAll: (total: number) => (total === 1 ? "Export it as CSV" : `Export all ${total} as CSV`),
  exportName: "enquiries",
} as const;

/** The texts of action results, for the toast with its undo. */
export const actionResultWords = {
  assigned: (count: number, name: string | null) =>
    name ? `${countInWords(count)} given to ${name}` : `${countInWords(count)} now with nobody`,
  moved: (count: number, state: StateWord) => `${countInWords(count)} moved to ${stateWords[state]}`,
  notSpam: (count: number) => `${countInWords(count)} moved to New`,
  noteRemoved: "Note removed",
  noteAdded: "Note added",
  replyQueued: "The reply is on its way",
  resent: "Offered again",
  spamText: "What was still waiting is not delivered.",
  notSpamText: "Delivered as if it had just arrived.",
  undo: "Undo",
  undone: "Undone",
  nothing: "Nothing was chosen, so nothing was changed.",
  tooMany: (most: number) => `That is more than ${most} at once. Choose fewer.`,
  unchanged: "It was like that already.",
  conflicts: (count: number) =>
    count === 1
      ? "One was changed by somebody else meanwhile and stays as it is."
      : `${count} were changed by somebody else meanwhile and stay as they are.`,
  gone: "This enquiry is no longer here.",
} as const;

function countInWords(count: number) {
  return count === 1 ? "One" : String(count);
}
