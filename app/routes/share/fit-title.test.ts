import { expect, test } from "vitest";
import { awkwardTexts } from "../../../tests/support/awkward.ts";
import { fitTitle } from "./fit-title.ts";

const titleSpace = { width: 1120, height: 470 };

test("the shorter the title, the larger it is set", () => {
  const sizes = [1, 3, 6, 12, 30].map((count) => fitTitle("a market ".repeat(count).trim(), titleSpace).size);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[0]).toBeGreaterThan(200);
});

test("every title stays in its space", () => {
  for (const [name, text] of Object.entries(awkwardTexts)) {
    const { size, leading, lines, height } = fitTitle(text, titleSpace);
    expect(lines, name).toBeGreaterThanOrEqual(1);
    expect(lines * size * leading, name).toBeLessThanOrEqual(titleSpace.height);
    expect(height, name).toBeLessThanOrEqual(titleSpace.height);
  }
});

test("a word that fits on a line at some size is not broken", () => {
  const { size } = fitTitle("Donaudampfschifffahrt", titleSpace);
  expect("Donaudampfschifffahrt".length * size * 0.46).toBeLessThanOrEqual(titleSpace.width);
});

test("a title with accents gets a larger leading", () => {
  expect(fitTitle("thứ Năm ở Đà Nẵng", titleSpace).leading).toBeGreaterThan(
    fitTitle("on Thursday in Toronto", titleSpace).leading,
  );
});
