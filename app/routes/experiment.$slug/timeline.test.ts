import { describe, expect, it } from "vitest";
import { timelineProgress } from "./timeline.ts";

describe("timelineProgress", () => {
  it("is the share of the weeks that have passed", () => {
    expect(timelineProgress("12 weeks, week 7")).toBeCloseTo(7 / 12);
    expect(timelineProgress(" 1 week, week 0 ")).toBe(0);
  });

  it("is 1 when the experiment is finished or runs over", () => {
    expect(timelineProgress("6 weeks, finished")).toBe(1);
    expect(timelineProgress("4 weeks, week 9")).toBe(1);
  });

  it("is null for any other text", () => {
    for (const words of ["Q3 2024", "0 weeks, week 1", "ongoing", "12 weeks"])
      expect(timelineProgress(words)).toBeNull();
  });
});
