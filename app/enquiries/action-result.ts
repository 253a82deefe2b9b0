import type { StateWord } from "#app/content/desk/enquiry-states.ts";

/** The result of a desk action: in `fetcher.data` with JavaScript, in `actionData` without. */
export type DeskActionResult = {
  title: string;
  text: string;
  isError: boolean;
  /** Ids of the events that undo would revert; empty if there are none. */
  undo: string[];
  conflict: EditConflict | null;
  /** Error messages by field. `values` returns the typed text, so that none of it is lost. */
  errors: Record<string, string>;
  values: Record<string, string>;
  /** The key of the text that was accepted: the form that sent this key empties itself. */
  sentKey: string | null;
  /** A key that an earlier text already used: the form keeps its text and makes a new key. */
  usedKey: string | null;
};

/** Somebody else changed the enquiry first: its present state, and the fields of the change that was refused. */
export type EditConflict = {
  version: number;
  state: StateWord;
  assignee: string | null;
  /** Name of the operator who changed it; null if the site did. */
  by: string | null;
  fields: Record<string, string>;
};

export function actionResult(title: string, given: Partial<DeskActionResult> = {}): DeskActionResult {
  const none = { undo: [], conflict: null, errors: {}, values: {}, sentKey: null, usedKey: null };
  return { title, text: "", isError: false, ...none, ...given };
}
