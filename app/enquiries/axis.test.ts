import { expect, test } from "vitest";
import { officeHours } from "#app/content/office-hours.ts";
import { percentOnAxis, workingTimeAxis } from "./axis.ts";

const parseTime = (text: string) => Date.parse(text);

test.each([
  ["on a working day, the days before and after surround it", "2026-11-18T14:10:00-05:00", ["17", "18", "19"], 52.47],
  ["on Monday, Friday comes before it", "2026-11-23T09:00:00-05:00", ["20", "23", "24"], 33.33],
  ["on Sunday, Monday is in the middle", "2026-11-22T12:00:00-05:00", ["20", "23", "24"], 33.33],
  ["in the evening, tomorrow is in the middle", "2026-11-18T20:00:00-05:00", ["18", "19", "20"], 33.33],
])("%s", (_when, now, days, place) => {
  const axis = workingTimeAxis(parseTime(now), officeHours);
  expect(axis.days.map(({ opens }) => new Date(opens).toISOString().slice(8, 10))).toEqual(days);
  expect(percentOnAxis(axis, parseTime(now), officeHours)).toBe(place);
  expect([percentOnAxis(axis, 0, officeHours), percentOnAxis(axis, axis.days[2]?.closes ?? 0, officeHours)]).toEqual([
    0, 100,
  ]);
});
