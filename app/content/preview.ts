/** The texts of the bar above a page that shows one revision, and of the page of an expired preview link. */
export const previewWords = {
  shown: (number: number) => `You are looking at draft ${number}.`,
  ends: (until: string) => `Only this link shows it, until ${until}.`,
  expired: {
    title: "Link expired",
    heading: "This link has expired",
    text: "A preview link works for an hour. Ask whoever sent it for a new one.",
  },
} as const;
