import { emailErrors } from "./email-errors.ts";

/** The newsletter box of /lab, a study and an experiment. */
export const newsletter = {
  title: "New studies, by email, when they’re done",
  field: "Email",
  submit: "Subscribe",
  submitting: "Subscribing...",
  errors: {
    email: "Add an email address so we can write.",
    ...emailErrors,
  },
} as const;
