import { expect, test } from "vitest";
import { formatCount, splitResult } from "./figures.ts";

test.each([
  ["212% more orders in the first season", "212%", "more orders in the first season"],
  ["  40   growers ", "40", "growers"],
  ["48\u00a0KB on the first visit", "48\u00a0KB", "on the first visit"],
  ["Sold", "Sold", ""],
  ["", "", ""],
])("splits %j into %j and %j", (result, figure, label) => {
  expect(splitResult(result)).toEqual({ figure, label });
});

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [31240, "31,240"],
  [1234567, "1,234,567"],
])("%d is written as %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});
