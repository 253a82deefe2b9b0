import { expect, test } from "vitest";
import { accessMailWords } from "../mails.ts";
import { joiningWords, resettingWords } from "./join.ts";
import { operatorsWords } from "./operators.ts";
import { daysInWords, joinLinkDays, resetLinkDays } from "./sign-in-limits.ts";

test("writes days in words up to a week", () => {
  expect([1, 2, 3, 7, 8].map(daysInWords)).toEqual(["a day", "two days", "three days", "seven days", "8 days"]);
});

test("every text about a one-time link says how long it works", () => {
  const join = daysInWords(joinLinkDays);
  for (const text of [joiningWords.footer, operatorsWords.invitations.note, accessMailWords.texts.invited("Amara")])
    expect(text).toContain(` for ${join}.`);
  const reset = daysInWords(resetLinkDays);
  for (const text of [resettingWords.footer, accessMailWords.texts.reset("Amara")])
    expect(text).toContain(` for ${reset}.`);
});
