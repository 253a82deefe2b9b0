import { expect, test } from "vitest";
import { awkward } from "../../../tests/support/awkward.ts";
import { fitTitle } from "./fit-title.ts";

const room = { width: 1120, height: 470 };

test("the shorter the title, the larger it is set", () => {
  const sizes = [1, 3, 6, 12, 30].map((count) => fitTitle("a market ".repeat(count).trim(), room).size);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(sizes[0]).toBeGreaterThan(200);
});

test("every title stays in its room", () => {
  for (const [name, text] of Object.entries(awkward)) {
    const { size, leading, lines, height } = fitTitle(text, room);
    expect(lines, name).toBeGreaterThanOrEqual(1);
    expect(lines * size * leading, name).toBeLessThanOrEqual(room.height);
    expect(height, name).toBeLessThanOrEqual(room.height);
  }
});

test("no word is broken that fits a line at some size", () => {
  const { size } = fitTitle("Donaudampfschifffahrt", room);
  expect("Donaudampfschifffahrt".length * size * 0.46).toBeLessThanOrEqual(room.width);
});

test("accents get room above them", () => {
  expect(fitTitle("thứ Năm ở Đà Nẵng", room).leading).toBeGreaterThan(fitTitle("on Thursday in Toronto", room).leading);
});
