import { expect, test } from "vitest";
import { countByDay, countByPage, medianAnswerMinutes } from "./count.ts";

const torontoHours = { timeZone: "America/Toronto", days: [1, 2, 3, 4, 5], opens: 9, closes: 18 };
const parseTime = (time: string) => Date.parse(time);
const countedEnquiry = (
  receivedAt: string,
  { page = "/work", answered }: { page?: string; answered?: string } = {},
) => ({
  ...{ kind: "enquiry" as const, state: "open" as const, page },
  ...{
    receivedAt: parseTime(receivedAt),
    waitsFrom: parseTime(receivedAt),
    firstAnsweredAt: answered ? parseTime(answered) : null,
  },
});

test("an enquiry counts on the day in the agency's time zone, also when clocks change", () => {
  // Toronto goes back an hour on Sunday 1 November 2026 at 2:00.
  const now = parseTime("2026-11-02T15:00:00Z");
  const enquiries = [
    countedEnquiry("2026-10-31T03:59:59Z"),
    countedEnquiry("2026-10-31T04:00:00Z"),
    countedEnquiry("2026-11-01T04:00:00Z"),
    countedEnquiry("2026-11-02T04:59:59Z"),
    countedEnquiry("2026-11-02T05:00:00Z"),
  ];
  const days = countByDay(enquiries, 4, now, torontoHours);
  expect(days.map(({ count }) => count)).toEqual([1, 1, 2, 1]);
  expect(days.map(({ isWeekend }) => isWeekend)).toEqual([false, true, true, false]);
  expect(countByDay([countedEnquiry("2026-10-01T12:00:00Z")], 4, now, torontoHours).map(({ count }) => count)).toEqual([
    0, 0, 0, 0,
  ]);
});

test("pages are sorted by their number of enquiries", () => {
  const enquiries = [
    countedEnquiry("2026-11-02T15:00:00Z", { page: "/" }),
    countedEnquiry("2026-11-02T15:00:00Z"),
    countedEnquiry("2026-11-02T15:00:00Z"),
  ];
  expect(countByPage([...enquiries, countedEnquiry("2026-11-02T15:00:00Z", { page: "" })])).toEqual([
    { page: "/work", count: 2 },
    { page: "", count: 1 },
    { page: "/", count: 1 },
  ]);
});

test("the median counts working time, and only answered enquiries", () => {
  // Friday 17:00 to Monday 10:00 is two working hours.
  const overTheWeekend = countedEnquiry("2026-11-13T22:00:00Z", { answered: "2026-11-16T15:00:00Z" });
  const inTenMinutes = countedEnquiry("2026-11-16T15:00:00Z", { answered: "2026-11-16T15:10:00Z" });
  expect(medianAnswerMinutes([], torontoHours)).toBeNull();
  expect(medianAnswerMinutes([countedEnquiry("2026-11-13T22:00:00Z")], torontoHours)).toBeNull();
  expect(medianAnswerMinutes([overTheWeekend, countedEnquiry("2026-11-13T22:00:00Z")], torontoHours)).toBe(120);
  expect(medianAnswerMinutes([overTheWeekend, inTenMinutes], torontoHours)).toBe(65);
  expect(medianAnswerMinutes([overTheWeekend, inTenMinutes, inTenMinutes], torontoHours)).toBe(10);
});
