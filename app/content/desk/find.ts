/** The finder, and the page that does the same without JavaScript. */
export const finderWords = {
  title: "Find anything",
  hint: "A person, a page, a screen",
  close: "Esc",
  found: "Found",
  looking: "Looking...",
  submit: "Find",
  enquiries: "Enquiries",
  persons: "Persons",
  records: "Content",
  screens: "Screens",
  actions: "Do",
  sent: (count: number) => (count === 1 ? "1 submission" : `${count} submissions`),
  acts: {
    person: "Look a person up",
    erase: "Erase a person",
    invite: "Invite somebody",
    newsletter: "Newsletter sign-ups",
    site: "Open the site",
  },
  nothing: (query: string) => `Nothing here is called “${query}”.`,
  count: (count: number) => (count === 1 ? "One found." : `${count} found.`),
} as const;
