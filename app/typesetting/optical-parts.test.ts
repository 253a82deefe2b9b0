import { expect, test } from "vitest";
import { opticalParts } from "./optical-parts.ts";

test("the first letter of an optical pair is a part with extra space", () => {
  expect(opticalParts("WEBSITES")).toEqual([
    { text: "W", space: 0.014 },
    { text: "E" },
    { text: "B", space: 0.026 },
    { text: "S" },
    { text: "I", space: -0.004 },
    { text: "T" },
    { text: "E", space: 0.018 },
    { text: "S" },
  ]);
});

test("letters between pairs stay one part, so that the font kerns them", () => {
  expect(opticalParts("MADE TO MEASURE").map(({ text }) => text)).toEqual(["MADE TO M", "E", "A", "SURE"]);
});
