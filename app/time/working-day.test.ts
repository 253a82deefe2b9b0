import { expect, test } from "vitest";
import { shortDuration, workingDayAt } from "./working-day.ts";

const hours = { timeZone: "America/Toronto", days: [1, 2, 3, 4, 5], opens: 9, closes: 18 };

test.each([
  ["before it begins", "2026-11-18T08:59:00-05:00", { phase: "before", gone: 0 }],
  ["in its middle", "2026-11-18T14:10:00-05:00", { phase: "running", gone: 310 / 540, minutesLeft: 230 }],
  ["in its last minute", "2026-11-18T17:59:30-05:00", { phase: "running", gone: 539.5 / 540, minutesLeft: 1 }],
  ["after it", "2026-11-18T18:00:00-05:00", { phase: "over", gone: 1 }],
  ["on a Saturday", "2026-11-21T12:00:00-05:00", { phase: "free", gone: 0 }],
  ["on the day summer time ends, a Sunday", "2026-11-01T12:00:00-05:00", { phase: "free", gone: 0 }],
])("the working day %s", (_when, at, day) => {
  expect(workingDayAt(Date.parse(at), hours)).toEqual(day);
});

test.each([
  [230, "3 h 50"],
  [120, "2 h"],
  [65, "1 h 05"],
  [50, "50 min"],
])("%i minutes are %s", (minutes, words) => {
  expect(shortDuration(minutes)).toBe(words);
});
