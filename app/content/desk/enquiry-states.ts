/** The words for an enquiry's states, in the order of their keys. The states are `enquiryStates` in app/data/enquiries.server.ts. */
export const stateWords = {
  new: "New",
  open: "Open",
  answered: "Answered",
  won: "Won",
  closed: "Closed",
  spam: "Spam",
} as const;

export type StateWord = keyof typeof stateWords;

/** Those that 1 to 5 set; spam has a key of its own. */
export const settableStates = ["new", "open", "answered", "won", "closed"] as const;
