import { expect, test } from "vitest";
import { splitResult } from "./result.ts";

test.each([
  ["212% more orders in the first season", "212%", "more orders in the first season"],
  ["  40   growers ", "40", "growers"],
  ["48\u00a0KB on the first visit", "48\u00a0KB", "on the first visit"],
  ["Sold", "Sold", ""],
  ["", "", ""],
])("%j is %j of %j", (result, figure, label) => {
  expect(splitResult(result)).toEqual({ figure, label });
});
