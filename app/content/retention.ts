/** The site deletes spam after this long; the desk's texts state it. */
export const SPAM_KEPT_DAYS = 90;
