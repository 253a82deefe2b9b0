import { expect, test } from "vitest";
import { ink } from "../../scripts/fit.ts";
import { firstWord, fitWord } from "./fit-word.ts";

const words = [
  "A",
  "Go",
  "Relay",
  "Porter",
  "WWW",
  "Illilli",
  "Thirteen",
  "Accessibility",
  "MAMMMAW",
  "2024",
  "212%",
  "212\u00a0KB",
  "1,900",
  "4.8/5",
  "25+",
  "Jjiggle",
];

test.each(words)("%s stays inside its line", (word) => {
  const { em, w } = fitWord(word);
  expect(ink(word, w).w).toBeLessThanOrEqual(em);
});

test("a word of ordinary length fills most of its line", () => {
  const { em, w } = fitWord("Relay");
  expect(ink("Relay", w).w / em).toBeGreaterThan(0.85);
});

test.each(["app", "shop", "Half"])("%s starts on one margin and ends on the other", (word) => {
  const { em, w, l } = fitWord(word);
  const { l: left, w: across } = ink(word, w);
  expect(Math.abs(l - left)).toBeLessThan(0.005);
  expect(across / (em - l)).toBeGreaterThan(0.97);
  expect(across / (em - l)).toBeLessThanOrEqual(1);
});

test("letters the font does not have still get room", () => {
  expect(fitWord("測量製作所").em).toBeGreaterThan(5);
});

test("the first word is not an article, unless there is no other", () => {
  expect(firstWord("The app we may not show")).toBe("app");
  expect(firstWord("A shop with no name on it")).toBe("shop");
  expect(firstWord("A")).toBe("A");
});

test("the first word comes without its punctuation", () => {
  expect(firstWord("  Relay, onboarding by numbers")).toBe("Relay");
  expect(firstWord("“Quoted” title")).toBe("“Quoted");
  expect(firstWord("…")).toBe("…");
  expect(firstWord("")).toBe("");
});
