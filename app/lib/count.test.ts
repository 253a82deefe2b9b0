import { expect, test } from "vitest";
import { formatCount } from "./count.ts";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [31240, "31,240"],
  [1234567, "1,234,567"],
])("%d is written as %s", (count, text) => {
  expect(formatCount(count)).toBe(text);
});
