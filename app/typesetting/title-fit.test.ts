import { expect, test } from "vitest";
import { measureInk } from "../../scripts/display-font.ts";
import { fitLine } from "./fit-line.ts";
import { titleFit, wordmarkFit } from "./title-fit.ts";

test.each(["Furlong", "Ox", "Ill", "Meridian", "North Pier Studio", "Wilhelmina Quill and Daughters of Toronto"])(
  "%s or its block fills the line",
  (name) => {
    const text = name.toUpperCase();
    const { measure, widthAxis, bearing, inkLength } = fitLine(text, wordmarkFit(text));
    const drawn = measureInk(text, widthAxis);
    expect(Math.abs(drawn.length - (inkLength ?? measure))).toBeLessThan(0.1);
    expect(drawn.length).toBeLessThan(measure * 1.003);
    expect(bearing).toBeCloseTo(drawn.bearing, 2);
    expect(measure).toBeGreaterThanOrEqual(4.4);
  },
);

test("a page without its own measure takes that of its kind", () => {
  expect(titleFit("/press")).toEqual(titleFit("/clients"));
  expect(titleFit("/services/audits")).toEqual(titleFit("/services/ai-automation"));
  expect(titleFit("/client/north-pier")).toEqual({ measure: 5.6 });
});
