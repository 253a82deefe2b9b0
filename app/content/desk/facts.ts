/** The screen on which an owner changes facts of the agency. All other facts are fixed in app/content. */
export const factsWords = {
  title: "Facts",
  lead: "What the site says about the agency. A change is on every page within a minute.",
  fields: [
    { name: "email", label: "E-mail", type: "email", hint: "In the footer, on Contact and in the structured data." },
    { name: "phone", label: "Phone", type: "tel", hint: "On Contact." },
    { name: "hours", label: "Hours", type: "text", hint: "On Contact, as written." },
    { name: "clientDashboardUrl", label: "Client dashboard", type: "url", hint: "Where existing clients go." },
    { name: "instagram", label: "Instagram", type: "url", hint: "In the footer." },
    { name: "linkedin", label: "LinkedIn", type: "url", hint: "In the footer." },
    { name: "github", label: "GitHub", type: "url", hint: "In the footer." },
  ],
  empty: "Leave a field empty to use the default that it shows.",
  save: "Save facts",
  saving: "Saving...",
  saved: "Saved. The site shows it.",
  notSaved: "Not saved. The store did not answer; what you typed is still here. Try again.",
  refused: "Not saved. Correct the marked fields.",
  errors: {
    email: "That is not an e-mail address. Write it like hello@furlong.example.",
    phone: "A phone number has at least five digits.",
    url: "That is not a web address. It begins with https://.",
    long: "That is too long. Use 200 characters at most.",
  },
} as const;
