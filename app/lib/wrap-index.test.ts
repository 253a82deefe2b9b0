import { expect, test } from "vitest";
import { wrapIndex } from "./wrap-index.ts";

test.each([
  [0, 0],
  [3, 3],
  [4, 0],
  [-1, 3],
  [-5, 3],
  [9, 1],
])("index %i wraps to %i in a list of four", (index, wrapped) => {
  expect(wrapIndex(index, 4)).toBe(wrapped);
});
