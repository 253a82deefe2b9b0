export type Toast = { title: string; text: string; tone: "success" | "error" };

/** What a form's action returns: `fetcher.data` with JavaScript, `actionData` without. */
export type FormActionResult = {
  verdict: "accepted" | "invalid" | "failed" | "limited" | "refused";
  /** The form that was posted, or the page's first form when the post was unreadable. */
  formId: string;
  toast: Toast | null;
  /** What the visitor typed, to fill the fields again; empty after a success. */
  values: Readonly<Record<string, string>>;
  /** By field name. Only for `invalid`. */
  errors: Readonly<Record<string, string>>;
  /** Sent back in the field of this name, so that the next try updates the same row. */
  submission: string | null;
};

// Hidden fields of every form. This file is also in the browser's bundle.

/** The form's id, to tell the forms of a page apart. */
export const FORM = "form";

/** The idempotency key: made by the browser, the same for every try of a message. */
export const SUBMISSION = "submission";

/** Milliseconds since the page was opened, as reported by the browser. */
export const ELAPSED = "elapsed";

/** Invisible to visitors; whoever fills it in is a bot. */
export const HONEYPOT = "leave_empty";
