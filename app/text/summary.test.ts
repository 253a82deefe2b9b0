import { expect, test } from "vitest";
import { awkwardTexts } from "../../tests/support/awkward.ts";
import { summarise } from "./summary.ts";

test("puts a short text on one line", () => {
  expect(summarise("  Ordering app\nfor forty   farms. ")).toBe("Ordering app for forty farms.");
});

test("cuts a long text after a word and drops the comma", () => {
  expect(summarise("One, two, three, four", 11)).toBe("One, two…");
});

test("keeps to the length and never cuts inside a character", () => {
  for (const [name, text] of Object.entries(awkwardTexts)) {
    const line = summarise(text);
    expect([...line].length, name).toBeLessThanOrEqual(155);
    expect(line.isWellFormed(), name).toBe(text.isWellFormed());
  }
});
