import type { EnquiryState } from "#app/data/enquiry-states.ts";

/** The name of each state of an enquiry, in the order of the desk. app/data/enquiry-states.ts explains the states. */
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

/** The states with a number as their key. Spam has a letter instead. */
export const settableStates = orderedStates.filter((state): state is SettableState => state !== "spam");

/** The key that moves an enquiry to spam and back. */
export const spamKey = "S";
export const assignKey = "V";

/** The key that sets a state: "1" for the first. */
export function stateKey(state: SettableState): string {
  return String(settableStates.indexOf(state) + 1);
}
