import { officeHours } from "#app/content/office-hours.ts";
import { listCountedEnquiries } from "#app/data/counted-enquiries.server.ts";
import { countReceivedEnquiries } from "#app/data/enquiry-figures.server.ts";
import { countPublished } from "#app/data/published-counts.server.ts";
import { shortDuration } from "#app/time/short-duration.ts";
import { startOfDay } from "#app/time/working-hours.ts";
import { countByDay, countByPage, medianAnswerMinutes } from "./count.ts";
import { longDay, shortDate } from "./when.ts";

export const figureRanges = [7, 28, 90] as const;
export type FigureRange = (typeof figureRanges)[number];
export type Figures = Awaited<ReturnType<typeof readFigures>>;

const MAX_SHOWN_PAGES = 8;

export async function readFigures(days: FigureRange, now: number) {
  const from = startOfDay(now, officeHours.timeZone, days - 1);
  const since = new Date(from).toISOString();
  const [enquiries, signUps, signedUp, published] = await Promise.all([
    listCountedEnquiries(since),
    countReceivedEnquiries("sign_up", since),
    countReceivedEnquiries("sign_up"),
    countPublished(),
  ]);
  const pages = countByPage(enquiries);
  const median = medianAnswerMinutes(enquiries, officeHours);
  return {
    days,
    from: longDay(since, now),
    enquiries: enquiries.length,
    won: enquiries.filter(({ state }) => state === "won").length,
    signUps,
    perDay: countByDay(enquiries, days, now, officeHours).map(({ start, ...day }) => {
      const at = new Date(start).toISOString();
      return { ...day, date: shortDate(at, now), longDay: longDay(at, now) };
    }),
    pages: pages.slice(0, MAX_SHOWN_PAGES),
    otherPages: {
      count: pages.slice(MAX_SHOWN_PAGES).reduce((sum, { count }) => sum + count, 0),
      pages: Math.max(0, pages.length - MAX_SHOWN_PAGES),
    },
    answered: enquiries.filter(({ firstAnsweredAt }) => firstAnsweredAt !== null).length,
    median: median === null ? null : shortDuration(Math.max(1, median)),
    signedUp,
    published,
  };
}
