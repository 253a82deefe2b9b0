import { expect, test } from "vitest";
import { isNarrow } from "./mosaic.ts";

const narrow = (count: number) =>
  Array.from({ length: count }, (_, index) => index).filter((at) => isNarrow(at, count));

test.each([
  [1, []],
  [2, []],
  [3, [2]],
  [4, []],
  [5, [2]],
  [6, [2, 3]],
  [7, [2]],
  [8, [2, 3]],
  [14, [2, 3, 8, 9]],
  [16, [2, 3, 8, 9]],
])("of %i cards those on three columns are narrow", (count, expected) => {
  expect(narrow(count)).toEqual(expected);
});
