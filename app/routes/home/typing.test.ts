import { expect, test } from "vitest";
import { durationOf, nextTyping, wholeWord } from "./typing.ts";

const words = ["AB", "CDE"];
const lengths = words.map((word) => word.length);
const times = { letter: 150, deletion: 100, hold: 1500 };

test("it holds, deletes, types the next word, and comes round again", () => {
  const shown: [string, number][] = [];
  let typing = wholeWord(lengths);
  for (let step = 0; step < 11; step++) {
    shown.push([(words[typing.word] ?? "").slice(0, typing.letters), durationOf(typing, lengths, times)]);
    typing = nextTyping(typing, lengths);
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
