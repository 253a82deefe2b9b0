/** The longest subject and text of a reply, in characters. A note has the limit of the text. */
export const maxWrittenLengths = { subject: 160, text: 20_000 } as const;
