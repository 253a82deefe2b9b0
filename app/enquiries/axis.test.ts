import { expect, test } from "vitest";
import { officeHours } from "#app/content/office-hours.ts";
import { axisAround, placeOn } from "./axis.ts";

const at = (text: string) => Date.parse(text);

test.each([
  ["in a working day, the one before and after", "2026-11-18T14:10:00-05:00", ["17", "18", "19"], 52.47],
  ["on Monday, Friday stands beside it", "2026-11-23T09:00:00-05:00", ["20", "23", "24"], 33.33],
  ["on Sunday, Monday is in the middle", "2026-11-22T12:00:00-05:00", ["20", "23", "24"], 33.33],
  ["in the evening, tomorrow is", "2026-11-18T20:00:00-05:00", ["18", "19", "20"], 33.33],
])("%s", (_when, now, days, place) => {
  const axis = axisAround(at(now), officeHours);
  expect(axis.days.map(({ opens }) => new Date(opens).toISOString().slice(8, 10))).toEqual(days);
  expect(placeOn(axis, at(now), officeHours)).toBe(place);
  expect([placeOn(axis, 0, officeHours), placeOn(axis, axis.days[2]?.closes ?? 0, officeHours)]).toEqual([0, 100]);
});
