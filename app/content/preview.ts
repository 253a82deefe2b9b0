/** How long a preview link works. */
export const previewDuration = { ms: 60 * 60_000, words: "an hour" } as const;

/** The texts of the bar above a page that shows one revision, and of the page of an expired preview link. */
export const previewWords = {
  shown: (number: number) => `You are looking at draft ${number}.`,
  ends: (until: string) => `Only this link shows it, until ${until}.`,
  expired: {
    title: "Link expired",
    heading: "This link has expired",
    text: `A preview link works for ${previewDuration.words}. Ask whoever sent it for a new one.`,
  },
} as const;
