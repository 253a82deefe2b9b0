import { describe, expect, it } from "vitest";
import { activeStep, stepState } from "./active-step.ts";

const viewportHeight = 800;
const sectionHeight = 1000;
const stepAt = (scrolledPastStart: number) =>
  activeStep({ top: viewportHeight / 2 - scrolledPastStart, height: sectionHeight }, viewportHeight, 5);

describe("activeStep", () => {
  it("is 0 before the section's top reaches the middle of the window", () => {
    expect(stepAt(-1)).toBe(0);
    expect(stepAt(-5000)).toBe(0);
  });

  it("starts when the section's top reaches the middle of the window", () => {
    expect(stepAt(0)).toBe(1);
  });

  it.each([
    [199, 1],
    [200, 2],
    [399, 2],
    [400, 3],
    [600, 4],
    [800, 5],
    [999, 5],
  ])("splits the section equally: %i px in, step %i", (scrolled, step) => {
    expect(stepAt(scrolled)).toBe(step);
  });

  it("stays at the last step after the section", () => {
    expect(stepAt(1000)).toBe(5);
    expect(stepAt(9000)).toBe(5);
  });

  it("is 0 in a section without height", () => {
    expect(activeStep({ top: 0, height: 0 }, viewportHeight, 5)).toBe(0);
  });
});

describe("stepState", () => {
  it("tells done, active and upcoming steps apart", () => {
    expect([1, 2, 3].map((step) => stepState(step, 2))).toEqual(["done", "active", "upcoming"]);
  });

  it("is upcoming for all steps before the first is reached", () => {
    expect([1, 5].map((step) => stepState(step, 0))).toEqual(["upcoming", "upcoming"]);
  });

  it("is done for all steps without JavaScript, so that none is dimmed", () => {
    expect([1, 5].map((step) => stepState(step, null))).toEqual(["done", "done"]);
  });
});
