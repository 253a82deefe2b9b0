import { expect, test } from "vitest";
import { hasDescender, isMixedCase } from "./letter-case.ts";

test("an accented small letter makes a line mixed case", () => {
  expect(isMixedCase("CAFÉ 24")).toBe(false);
  expect(isMixedCase("CAFé")).toBe(true);
});

test("finds letters that reach below the baseline", () => {
  expect(["Fitline", "Tally", "QUAY", "j"].map(hasDescender)).toEqual([false, true, false, true]);
});
