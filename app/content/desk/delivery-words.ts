/** What the state of one delivery is called. */
export const deliveryStateWords = {
  waiting: () => "In line",
  sent: (attempts: number) => (attempts > 1 ? `Delivered, try ${attempts}` : "Delivered"),
  failed: (attempts: number) => `Try ${attempts} failed`,
  given_up: () => "Undeliverable",
  cancelled: () => "Held back",
} as const;

/** What the deliveries of one enquiry have come to where none of these says it. */
export const deliverySummaryWords = {
  none: "Kept here",
  notEmailed: "Not e-mailed",
  replyLost: "Reply not sent",
} as const;
