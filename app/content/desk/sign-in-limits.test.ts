import { expect, test } from "vitest";
import { access } from "../mails.ts";
import { joining, resetting } from "./join.ts";
import { operators } from "./operators.ts";
import { daysInWords, joinLinkDays, resetLinkDays } from "./sign-in-limits.ts";

test("days are words up to a week", () => {
  expect([1, 2, 3, 7, 8].map(daysInWords)).toEqual(["a day", "two days", "three days", "seven days", "8 days"]);
});

test("whatever tells of a link says how long it works", () => {
  const join = daysInWords(joinLinkDays);
  for (const text of [joining.footer, operators.invitations.note, access.texts.invited("Amara")])
    expect(text).toContain(` for ${join}.`);
  const reset = daysInWords(resetLinkDays);
  for (const text of [resetting.footer, access.texts.reset("Amara")]) expect(text).toContain(` for ${reset}.`);
});
