import type { StateWord } from "#app/content/desk/enquiry-states.ts";

/** What an action of the desk answers: in `fetcher.data` with scripts, in `actionData` without. */
export type DeskActionResult = {
  title: string;
  text: string;
  isError: boolean;
  /** Events that the undo takes back; empty if there is nothing to undo. */
  undo: string[];
  conflict: Conflict | null;
  /** By field, with what was typed, so that nothing is lost. */
  errors: Record<string, string>;
  values: Record<string, string>;
  /** The key of what went through: the form that carried it empties itself. */
  sentKey: string | null;
  /** Another text was sent under this key: the form keeps its own and takes a new key. */
  usedKey: string | null;
};

/** Somebody was faster: how it is now, and what the form that lost the race wanted. */
export type Conflict = {
  version: number;
  state: StateWord;
  assignee: string | null;
  /** Who changed it; null if it was the site itself. */
  by: string | null;
  fields: Record<string, string>;
};

export function actionResult(title: string, given: Partial<DeskActionResult> = {}): DeskActionResult {
  const none = { undo: [], conflict: null, errors: {}, values: {}, sentKey: null, usedKey: null };
  return { title, text: "", isError: false, ...none, ...given };
}
