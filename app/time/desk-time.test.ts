import { expect, test } from "vitest";
import { deskTime, shortDeskTime } from "./desk-time.ts";

const torontoZone = { timeZone: "America/Toronto" };
// 00:30 in Toronto.
const now = Date.parse("2026-11-20T05:30:00.000Z");

test.each([
  ["2026-11-20T05:08:00.000Z", "0:08", "0:08"],
  ["2026-11-20T04:20:00.000Z", "yesterday 23:20", "Yesterday"],
  ["2026-11-21T14:00:00.000Z", "tomorrow 9:00", "Tomorrow"],
  ["2026-07-07T14:00:00.000Z", "7 July 10:00", "7 Jul"],
  ["2026-09-26T13:05:00.000Z", "26 September 9:05", "26 Sep"],
  ["2024-11-07T15:00:00.000Z", "7 November 2024 10:00", "7 Nov 2024"],
])("%s is %s, or %s where there is little room", (instant, time, day) => {
  expect(deskTime(instant, torontoZone, now)).toBe(time);
  expect(shortDeskTime(instant, torontoZone, now)).toBe(day);
});
