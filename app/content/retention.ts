/** Spam is deleted after this long, as the desk says. */
export const SPAM_KEPT_DAYS = 90;
