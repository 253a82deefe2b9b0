export type Toast = { title: string; text: string; tone: "success" | "error" };

/** What a page gets back from its form, as `actionData` without JavaScript and as `fetcher.data` with it. */
export type FormAnswer = {
  verdict: "accepted" | "invalid" | "failed" | "limited" | "refused";
  /** Which form of the page it was, or the first one when the post could not be read that far. */
  formId: string;
  toast: Toast | null;
  /** What the visitor typed, to stand in the fields again; empty after a success. */
  values: Readonly<Record<string, string>>;
  /** By field. Only an invalid form has them. */
  errors: Readonly<Record<string, string>>;
  /** To be sent back in the field of this name, so that the next try updates the row that this one stored. */
  submission: string | null;
};

// What every form sends besides its own fields. The browser has this file too.

/** The form's id, which tells the forms of one page apart. */
export const FORM = "form";

/** The id that the browser made for this message, the same at every try. */
export const SUBMISSION = "submission";

/** Milliseconds since the page began, told by the browser. */
export const ELAPSED = "elapsed";

/** A field that no visitor sees. */
export const HONEYPOT = "leave_empty";
