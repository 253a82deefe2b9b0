/**
 * The states of an enquiry, and what each says of the visitor: still `waiting` for a reply, `served`, or `held` back.
 * The words are in app/content/desk/enquiry-states.ts.
 */
const visitorStatusByState = {
  new: "waiting",
  open: "waiting",
  answered: "served",
  won: "served",
  closed: "served",
  spam: "held",
} as const;

export type EnquiryState = keyof typeof visitorStatusByState;

export const enquiryStates = Object.keys(visitorStatusByState) as EnquiryState[];

/** A reply may be due, and one that goes out makes the enquiry answered. */
export const waitingStates: readonly EnquiryState[] = enquiryStates.filter(
  (state) => visitorStatusByState[state] === "waiting",
);

/** A reply that is lost opens the enquiry again. */
export const servedStates: readonly EnquiryState[] = enquiryStates.filter(
  (state) => visitorStatusByState[state] === "served",
);
