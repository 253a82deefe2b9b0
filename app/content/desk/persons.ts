const countPhrase = (one: string, many: string) => (count: number) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The texts of the page that shows everything the site stores about an address. */
export const personWords = {
  title: "Persons",
  segmentsLabel: "What is held",
  segments: {
    enquiries: (count: number) => (count === 1 ? "enquiry" : "enquiries"),
    signUps: (count: number) => (count === 1 ? "sign-up" : "sign-ups"),
    mails: (count: number) => (count === 1 ? "e-mail to them" : "e-mails to them"),
    found: (count: number) => (count === 1 ? "person" : "people"),
    none: "Search an address",
  },
  search: {
    label: "Find a person",
    field: "Address or name",
    hint: "A part is enough",
    submit: "Find",
  },
  start: "Type an address to see everything the site holds about it, to hand it over, or to erase it.",
  found: {
    title: "Who it may be",
    note: (count: number, most: number) =>
      count === most ? `The ${most} who wrote last` : "Who wrote last comes first",
    noName: "No name given",
    count: countPhrase("submission", "submissions"),
  },
  nothing: {
    headline: "Nobody",
    text: (query: string) => `Nothing is held about “${query}”.`,
  },
  stored: {
    title: "What is held",
    note: (shown: number, all: number) =>
      shown < all ? `The latest ${shown} of ${all}. The export has all.` : "Newest first. It is all there is.",
    history: "What has happened",
    page: "Page",
    kinds: { enquiry: "Enquiry", sign_up: "Newsletter sign-up", post_request: "Post request" },
    fields: {
      ...{
        name: "Name",
        email: "E-mail",
        company: "Company",
        project: "Project",
        budget: "Budget",
        message: "Message",
      },
      source: "Sign-up form",
      formType: "Form",
      formId: "Form’s name",
      timestamp: "Time of sending",
    } as Record<string, string>,
  },
  take: {
    title: "Hand it over",
    text: "Everything on this page, notes and history too.",
    json: "JSON",
    csv: "CSV",
  },
  erase: {
    title: (name: string) => `Erase ${name}?`,
    text: "This cannot be undone, and it also holds for backups: whoever was erased is erased again in any copy that is restored.",
    goes: "Goes",
    stays: "Stays",
    lists: {
      enquiries: countPhrase("enquiry and its history", "enquiries and their history"),
      replies: countPhrase("reply", "replies"),
      notes: countPhrase("note", "notes"),
      signUps: countPhrase("newsletter address", "newsletter addresses"),
      deliveries: countPhrase("delivery, sent or not", "deliveries, sent or not"),
    },
    kept: [
      "A line that somebody was erased, by you, today",
      "What operators did, as ids and states",
      "A code made from the address, so that a restored copy is erased again",
      "What has left the site: mails in mailboxes, and what the webhook’s receiver keeps",
    ],
    field: "Type the address to erase it",
    submit: "Erase for good",
    pending: "Erasing...",
    wrong: "That is not the address above. Nothing was erased.",
    ownersOnly: "Only an owner can erase somebody. Send an owner the address of this page.",
  },
  erased: (count: number) =>
    count === 1
      ? "Erased, with one submission and everything that belonged to it."
      : `Erased, with ${count} submissions and everything that belonged to them.`,
} as const;
