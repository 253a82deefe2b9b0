/** The newsletter box of /lab, a study and an experiment. */
export const newsletter = {
  title: "New studies, by email, when they’re done",
  field: "Email",
  submit: "Subscribe",
  submitting: "Subscribing...",
  errors: {
    email: "Add an email address so we can write.",
    emailIncomplete: "That is not a whole email address. It should look like name@company.ca.",
    emailLong: "That is longer than an email address can be. Check it for extra text.",
  },
} as const;
