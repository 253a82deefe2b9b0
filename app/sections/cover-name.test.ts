import { expect, test } from "vitest";
import { coverName } from "./cover-name.ts";

test("an id is its own name", () => {
  expect(coverName("harvest-table-market")).toBe("cover-harvest-table-market");
});

test("what CSS would not read is spelled, and no two ids share a name", () => {
  expect(coverName("a b.ç")).toBe("cover-a_20_b_2e__e7_");
  expect(coverName("a b")).not.toBe(coverName("a.b"));
});
