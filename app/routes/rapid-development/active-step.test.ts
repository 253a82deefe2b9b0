import { describe, expect, it } from "vitest";
import { activeStep, stepState } from "./active-step.ts";

const viewport = 800;
const height = 1000;
const at = (scrolledPastStart: number) => activeStep({ top: viewport / 2 - scrolledPastStart, height }, viewport, 5);

describe("activeStep", () => {
  it("has none before the section is half a viewport away", () => {
    expect(at(-1)).toBe(0);
    expect(at(-5000)).toBe(0);
  });

  it("starts half a viewport before the section's top", () => {
    expect(at(0)).toBe(1);
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
    expect(at(scrolled)).toBe(step);
  });

  it("stays with the last after the section", () => {
    expect(at(1000)).toBe(5);
    expect(at(9000)).toBe(5);
  });

  it("has none in a section without height", () => {
    expect(activeStep({ top: 0, height: 0 }, viewport, 5)).toBe(0);
  });
});

describe("stepState", () => {
  it("tells what is behind, here and ahead", () => {
    expect([1, 2, 3].map((step) => stepState(step, 2))).toEqual(["done", "active", "upcoming"]);
  });

  it("is upcoming for all before the first", () => {
    expect([1, 5].map((step) => stepState(step, 0))).toEqual(["upcoming", "upcoming"]);
  });

  it("leaves nothing dimmed where nothing follows the scroll", () => {
    expect([1, 5].map((step) => stepState(step, null))).toEqual(["done", "done"]);
  });
});
