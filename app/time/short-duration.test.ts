import { expect, test } from "vitest";
import { shortDuration } from "./short-duration.ts";

test.each([
  [230, "3 h 50"],
  [120, "2 h"],
  [65, "1 h 05"],
  [50, "50 min"],
])("%i minutes are %s", (minutes, words) => {
  expect(shortDuration(minutes)).toBe(words);
});
