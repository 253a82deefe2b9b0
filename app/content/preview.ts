/** The bar over a page that shows one revision, and what an address shows that is over. */
export const previewWords = {
  shown: (number: number) => `You are looking at draft ${number}.`,
  ends: (until: string) => `Only this link shows it, until ${until}.`,
  over: {
    title: "Link over",
    heading: "This link is over",
    text: "A preview can be seen for an hour, and only what it was made for. Ask whoever sent it for a new one.",
  },
} as const;
