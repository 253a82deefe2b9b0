import { expect, test } from "vitest";
import { findSurplusBackups } from "./surplus-backups.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

test("of four backups a day for two years, all of two days, one per day of a month and one per month of a year are kept", () => {
  let kept: Date[] = [];
  let now = new Date("2024-11-15T03:00:00.000Z");
  for (let n = 0; n < 2 * 366 * 4; n++) {
    now = new Date(now.getTime() + 6 * HOUR_MS);
    kept.push(now);
    const surplus = new Set(findSurplusBackups(kept, now));
    kept = kept.filter((time) => !surplus.has(time));
  }
  const between = (from: number, to: number) =>
    kept.filter((time) => now.getTime() - time.getTime() >= from && now.getTime() - time.getTime() < to);
  expect(between(0, 2 * DAY_MS)).toHaveLength(8);
  const days = between(3 * DAY_MS, 30 * DAY_MS).map((time) => time.toISOString().slice(0, 10));
  expect(days).toHaveLength(27);
  expect(new Set(days).size).toBe(27);
  const months = between(31 * DAY_MS, 400 * DAY_MS).map((time) => time.toISOString().slice(0, 7));
  expect(new Set(months).size).toBe(months.length);
  expect(months.length).toBeGreaterThanOrEqual(11);
  expect(kept.length).toBeLessThan(55);
});

test("the newest backup is kept, however old it is, and so is one from a clock that ran ahead", () => {
  const now = new Date("2026-11-15T03:00:00.000Z");
  const old = new Date("2020-01-01T00:00:00.000Z");
  expect(findSurplusBackups([old], now)).toEqual([]);
  const ahead = new Date("2027-01-01T00:00:00.000Z");
  expect(findSurplusBackups([old, ahead, now], now)).toEqual([old]);
});
