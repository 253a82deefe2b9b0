/**
 * Each state of an enquiry means that its visitor is `waiting` for a reply, `served`, or `held` back as spam.
 * The states' names are in app/content/desk/enquiry-states.ts.
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

/** In these states a reply may be due. Sending one makes the enquiry answered. */
export const waitingStates: readonly EnquiryState[] = enquiryStates.filter(
  (state) => visitorStatusByState[state] === "waiting",
);

/** In these states a reply that cannot be delivered opens the enquiry again. */
export const servedStates: readonly EnquiryState[] = enquiryStates.filter(
  (state) => visitorStatusByState[state] === "served",
);
