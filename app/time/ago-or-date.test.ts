import { expect, test } from "vitest";
import { agoOrDate } from "./ago-or-date.ts";

const now = Date.parse("2026-11-18T19:10:00Z");
const toronto = { locale: "en-CA", timeZone: "America/Toronto" };

test.each([
  ["2026-11-18T19:10:30Z", "now"],
  ["2026-11-18T19:09:00Z", "now"],
  ["2026-11-18T19:05:00Z", "5 min ago"],
  ["2026-11-18T15:00:00Z", "4 h ago"],
  ["2026-11-17T03:00:00Z", "Monday"],
  ["2026-11-06T12:00:00Z", "6 Nov"],
  ["2025-11-06T12:00:00Z", "6 Nov 2025"],
])("%s is shown as %s", (instant, words) => {
  expect(agoOrDate(instant, now, toronto)).toBe(words);
});
