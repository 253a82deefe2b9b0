/** The newsletter box of /lab, a study and an experiment. */
export const newsletter = {
  title: "New studies, by email, when they’re done",
  field: "Email",
  submit: "Subscribe",
  submitting: "Subscribing...",
  errors: {
    email: "Add an address so that we can write.",
    emailIncomplete: "That address is not complete yet.",
    emailLong: "That address is longer than an address can be.",
  },
} as const;
