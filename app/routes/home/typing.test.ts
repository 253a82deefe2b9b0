import { expect, test } from "vitest";
import { durationMsOf, firstWholeWord, nextTyping } from "./typing.ts";

const typedWords = ["AB", "CDE"];
const wordLengths = typedWords.map((word) => word.length);
const typingTimes = { letter: 150, deletion: 100, pause: 1500 };

test("a word is held and deleted, the next one is typed, and after the last the first one follows", () => {
  const shown: [string, number][] = [];
  let typing = firstWholeWord(wordLengths);
  for (let step = 0; step < 11; step++) {
    shown.push([
      (typedWords[typing.word] ?? "").slice(0, typing.letters),
      durationMsOf(typing, wordLengths, typingTimes),
    ]);
    typing = nextTyping(typing, wordLengths);
  }
  expect(shown).toEqual([
    ["AB", 1500],
    ["A", 100],
    ["", 150],
    ["C", 150],
    ["CD", 150],
    ["CDE", 1500],
    ["CD", 100],
    ["C", 100],
    ["", 150],
    ["A", 150],
    ["AB", 1500],
  ]);
});
