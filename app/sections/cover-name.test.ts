import { expect, test } from "vitest";
import { coverName } from "./cover-name.ts";

test("an id of letters and hyphens is kept as it is", () => {
  expect(coverName("harvest-table-market")).toBe("cover-harvest-table-market");
});

test("other characters are written as their code points, and no two ids share a name", () => {
  expect(coverName("a b.ç")).toBe("cover-a_20_b_2e__e7_");
  expect(coverName("a b")).not.toBe(coverName("a.b"));
});
