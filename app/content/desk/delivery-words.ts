/** The name of each state of a delivery. */
export const deliveryStateWords = {
  waiting: () => "In line",
  sent: (attempts: number) => (attempts > 1 ? `Delivered, try ${attempts}` : "Delivered"),
  failed: (attempts: number) => `Try ${attempts} failed`,
  given_up: () => "Undeliverable",
  cancelled: () => "Held back",
} as const;

/** Summaries of all deliveries of one enquiry, for cases that no single state describes. */
export const deliverySummaryWords = {
  none: "Kept here",
  notEmailed: "Not e-mailed",
  replyLost: "Reply not sent",
} as const;
