// What every form sends besides its own fields. The browser has this file too.

/** The form's id, which tells the forms of one page apart. */
export const FORM = "form";

/** The id that the browser made for this message, the same at every try. */
export const SUBMISSION = "submission";

/** Milliseconds since the page began, told by the browser. */
export const ELAPSED = "elapsed";

/** A field that no visitor sees. */
export const HONEYPOT = "leave_empty";
