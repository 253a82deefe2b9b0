import { site } from "./site.ts";

/** When a person is there to reply. `hours` and `openingHours` in site.ts say it to visitors. */
export const officeHours = { timeZone: site.timeZone, days: [1, 2, 3, 4, 5], opens: 9, closes: 18 } as const;

/** "A person replies within one working day." */
export const replyWorkingDays = 1;
