import { expect, test } from "vitest";
import { isNarrowCard } from "./mosaic.ts";

const narrowIndexes = (count: number) =>
  Array.from({ length: count }, (_, index) => index).filter((at) => isNarrowCard(at, count));

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
  expect(narrowIndexes(count)).toEqual(expected);
});
