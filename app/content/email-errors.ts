/** Error messages for an address, shared by the contact form and the newsletter. Each has its own for an empty field. */
export const emailErrors = {
  emailIncomplete: "That is not a whole email address. It should look like name@company.ca.",
  emailLong: "That is longer than an email address can be. Check it for extra text.",
} as const;
