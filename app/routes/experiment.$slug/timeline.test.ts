import { describe, expect, it } from "vitest";
import { timelineShare } from "./timeline.ts";

describe("timelineShare", () => {
  it("is the share of the weeks that have passed", () => {
    expect(timelineShare("12 weeks, week 7")).toBeCloseTo(7 / 12);
    expect(timelineShare(" 1 week, week 0 ")).toBe(0);
  });

  it("is whole when it is finished, or runs over", () => {
    expect(timelineShare("6 weeks, finished")).toBe(1);
    expect(timelineShare("4 weeks, week 9")).toBe(1);
  });

  it("is unknown for any other words", () => {
    for (const words of ["Q3 2024", "0 weeks, week 1", "ongoing", "12 weeks"]) expect(timelineShare(words)).toBeNull();
  });
});
