import type { EnquiryState } from "#app/data/enquiry-states.ts";

/** The words for an enquiry's states, in the order in which the desk shows them. What they mean is in app/data/enquiry-states.ts. */
export const stateWords = {
  new: "New",
  open: "Open",
  answered: "Answered",
  won: "Won",
  closed: "Closed",
  spam: "Spam",
} as const satisfies Record<EnquiryState, string>;

export type StateWord = keyof typeof stateWords;
export type SettableState = Exclude<StateWord, "spam">;

export const orderedStates = Object.keys(stateWords) as StateWord[];

/** Those that have a number for a key; spam has a letter. */
export const settableStates = orderedStates.filter((state): state is SettableState => state !== "spam");

/** Marks as spam, and takes out of spam. */
export const spamKey = "S";
export const assignKey = "V";

/** "1" sets the first. */
export function stateKey(state: SettableState): string {
  return String(settableStates.indexOf(state) + 1);
}
