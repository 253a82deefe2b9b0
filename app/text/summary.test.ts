import { expect, test } from "vitest";
import { awkwardTexts } from "../../tests/support/awkward.ts";
import { summarise } from "./summary.ts";

test("a short text stays, in one line", () => {
  expect(summarise("  Ordering app\nfor forty   farms. ")).toBe("Ordering app for forty farms.");
});

test("a long one ends after a word, without its comma", () => {
  expect(summarise("One, two, three, four", 11)).toBe("One, two…");
});

test("a line is never longer than asked, nor cut inside a character", () => {
  for (const [name, text] of Object.entries(awkwardTexts)) {
    const line = summarise(text);
    expect([...line].length, name).toBeLessThanOrEqual(155);
    expect(line.isWellFormed(), name).toBe(text.isWellFormed());
  }
});
