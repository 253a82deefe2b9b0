import { expect, test } from "vitest";
import { firstWord } from "./first-word.ts";

test("skips an article, unless there is no other word", () => {
  expect(firstWord("The app we may not show")).toBe("app");
  expect(firstWord("A shop with no name on it")).toBe("shop");
  expect(firstWord("A")).toBe("A");
});

test("drops the punctuation after the word", () => {
  expect(firstWord("  Relay, onboarding by numbers")).toBe("Relay");
  expect(firstWord("“Quoted” title")).toBe("“Quoted");
  expect(firstWord("…")).toBe("…");
  expect(firstWord("")).toBe("");
});
