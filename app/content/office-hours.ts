import { site } from "./site.ts";

/** The hours in which the agency replies. `hours` and `openingHours` in site.ts state them to visitors. */
export const officeHours = { timeZone: site.timeZone, days: [1, 2, 3, 4, 5], opens: 9, closes: 18 } as const;

/** The reply time that `replyPromise` in site.ts promises. */
export const replyWorkingDays = 1;
