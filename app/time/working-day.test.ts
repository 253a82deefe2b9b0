import { expect, test } from "vitest";
import { workingDayAt } from "./working-day.ts";

const hours = { timeZone: "America/Toronto", days: [1, 2, 3, 4, 5], opens: 9, closes: 18 };

test.each([
  ["before it begins", "2026-11-18T08:59:00-05:00", { phase: "before", elapsed: 0 }],
  ["in its middle", "2026-11-18T14:10:00-05:00", { phase: "running", elapsed: 310 / 540, minutesLeft: 230 }],
  ["in its last minute", "2026-11-18T17:59:30-05:00", { phase: "running", elapsed: 539.5 / 540, minutesLeft: 1 }],
  ["after it", "2026-11-18T18:00:00-05:00", { phase: "over", elapsed: 1 }],
  ["on a Saturday", "2026-11-21T12:00:00-05:00", { phase: "dayOff", elapsed: 0 }],
  ["on the day summer time ends, a Sunday", "2026-11-01T12:00:00-05:00", { phase: "dayOff", elapsed: 0 }],
])("the working day %s", (_when, at, day) => {
  expect(workingDayAt(Date.parse(at), hours)).toEqual(day);
});
