import { describe, expect, test } from "vitest";
import { addWorkingTime, startOfDay, workingTimeBetween } from "./working-hours.ts";

const hours = { timeZone: "America/Toronto", days: [1, 2, 3, 4, 5], opens: 9, closes: 18 };
const HOUR_MS = 60 * 60_000;
const parseTime = (text: string) => Date.parse(text);

describe("one working day later", () => {
  test.each([
    ["in the working day, the same time next day", "2026-11-18T13:58:00-05:00", "2026-11-19T13:58:00-05:00"],
    ["at the opening, the closing", "2026-11-18T09:00:00-05:00", "2026-11-18T18:00:00-05:00"],
    ["in the evening, the closing of the next day", "2026-11-18T21:30:00-05:00", "2026-11-19T18:00:00-05:00"],
    ["in the night, the closing of the day that begins", "2026-11-19T02:00:00-05:00", "2026-11-19T18:00:00-05:00"],
    ["on Friday afternoon, Monday afternoon", "2026-11-20T16:00:00-05:00", "2026-11-23T16:00:00-05:00"],
    ["on Saturday, Monday's closing", "2026-11-21T12:00:00-05:00", "2026-11-23T18:00:00-05:00"],
    ["at the closing, the next closing", "2026-11-18T18:00:00-05:00", "2026-11-19T18:00:00-05:00"],
    ["across the end of summer time", "2026-10-30T17:00:00-04:00", "2026-11-02T17:00:00-05:00"],
    ["across the start of summer time", "2026-03-06T10:00:00-05:00", "2026-03-09T10:00:00-04:00"],
    ["across the end of a year", "2026-12-31T15:30:00-05:00", "2027-01-01T15:30:00-05:00"],
  ])("%s", (_when, from, due) => {
    expect(new Date(addWorkingTime(parseTime(from), 9 * HOUR_MS, hours)).toISOString()).toBe(
      new Date(due).toISOString(),
    );
  });
});

test("only working hours count between two moments", () => {
  const friday = parseTime("2026-11-20T16:00:00-05:00");
  expect(workingTimeBetween(friday, parseTime("2026-11-20T17:00:00-05:00"), hours)).toBe(HOUR_MS);
  expect(workingTimeBetween(friday, parseTime("2026-11-23T10:00:00-05:00"), hours)).toBe(3 * HOUR_MS);
  expect(
    workingTimeBetween(parseTime("2026-11-21T01:00:00-05:00"), parseTime("2026-11-22T01:00:00-05:00"), hours),
  ).toBe(0);
  expect(workingTimeBetween(parseTime("2026-11-20T17:00:00-05:00"), friday, hours)).toBe(-HOUR_MS);
});

test("a day begins at local midnight", () => {
  expect(startOfDay(parseTime("2026-11-18T23:59:00-05:00"), hours.timeZone)).toBe(
    parseTime("2026-11-18T00:00:00-05:00"),
  );
  expect(startOfDay(parseTime("2026-11-02T08:00:00-05:00"), hours.timeZone, 2)).toBe(
    parseTime("2026-10-31T00:00:00-04:00"),
  );
});
