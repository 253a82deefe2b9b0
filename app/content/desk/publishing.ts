/** Why a record cannot be published, shown beside the field that is wrong. */
export const publishingProblemWords = {
  address: "That is not a web address. It begins with https://.",
  slugShape: "Small letters, digits and single hyphens only, as in market-on-thursdays.",
  slugLong: "That is more than 200 characters. Make it shorter.",
  slugMissing: "Give it a title or an address, so that it can be found.",
  slugTaken: "Another record has this address. Choose another one.",
  year: "That is not a year. Write it with four digits, as in 2026.",
  count: "That is not a whole number. Write it with digits alone, as in 1200.",
  figure: "Say what the figure stands for.",
  picture: "That is neither a picture in the library nor an https address. Choose one from the library.",
  alt: "Say what the picture shows. Without it this page cannot be published.",
} as const;

/** The notes on revisions in a record's history. */
export const revisionNotes = {
  restored: "Brought back from draft",
  shared: "Shared as a link.",
  blocked: "It was due, but something stopped it.",
} as const;
