import { describe, expect, it } from "vitest";
import { fractionSpans, percent } from "./fractions.ts";

describe("fractionSpans", () => {
  it("lays the parts end to end", () => {
    expect(fractionSpans([1, 2, 1])).toEqual([
      { from: 0, to: 0.25 },
      { from: 0.25, to: 0.75 },
      { from: 0.75, to: 1 },
    ]);
  });

  it("returns nothing for no parts", () => {
    expect(fractionSpans([])).toEqual([]);
  });
});

describe("percent", () => {
  it("rounds to a thousandth", () => {
    expect(percent(1 / 3)).toBe("33.333%");
    expect(percent(0.25)).toBe("25%");
  });
});
