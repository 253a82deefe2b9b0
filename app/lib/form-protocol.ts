export type Toast = { title: string; text: string; tone: "success" | "error" };

/** The result of a form's action, in `fetcher.data` with JavaScript and in `actionData` without. */
export type FormActionResult = {
  verdict: "accepted" | "invalid" | "failed" | "limited" | "refused";
  /** The posted form, or the page's first form if the post was unreadable. */
  formId: string;
  toast: Toast | null;
  /** The typed values, to fill the fields again; empty after a success. */
  values: Readonly<Record<string, string>>;
  /** Messages by field name, only for `invalid`. */
  errors: Readonly<Record<string, string>>;
  /** Posted back in the hidden field of this name, so that the next try updates the same row. */
  submission: string | null;
};

// The names of the hidden fields of every form. This file is also in the browser's bundle.

/** Holds the form's id, to tell the forms of a page apart. */
export const FORM_FIELD = "form";

/** Holds the idempotency key, made by the browser and the same for every try of a message. */
export const SUBMISSION_FIELD = "submission";

/** Holds the milliseconds since the page was opened, as reported by the browser. */
export const ELAPSED_FIELD = "elapsed";

/** Hidden from visitors, so that only bots fill it in. */
export const HONEYPOT_FIELD = "leave_empty";

const FIELDS_OF_EVERY_FORM = ["formType", "formId", "timestamp"];

/** The fields of a body and their values, without the type, the id and the time that every form adds. */
export function sentValues(body: Readonly<Record<string, string>>): [field: string, value: string][] {
  return Object.entries(body).filter(([field]) => !FIELDS_OF_EVERY_FORM.includes(field));
}
