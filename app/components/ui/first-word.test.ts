import { expect, test } from "vitest";
import { firstWord } from "./first-word.ts";

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
