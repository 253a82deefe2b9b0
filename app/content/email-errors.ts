/** What the contact form and the newsletter say alike of an address. Why one is needed, each says itself. */
export const emailErrors = {
  emailIncomplete: "That is not a whole email address. It should look like name@company.ca.",
  emailLong: "That is longer than an email address can be. Check it for extra text.",
} as const;
