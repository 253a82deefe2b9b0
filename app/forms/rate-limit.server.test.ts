import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimit, MOST_A_MINUTE, MOST_AN_HOUR } from "./rate-limit.server.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a flood from one is stopped, others are not, and a minute later it may again", async () => {
  const limit = createRateLimit();
  for (let n = 0; n < MOST_A_MINUTE; n++) expect(await limit("flood")).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await limit("flood")).toBe(false);
  expect(await limit("somebody else")).toBe(true);
  await vi.advanceTimersByTimeAsync(40_001);
  expect(await limit("flood")).toBe(true);
});

test("an hour has its own limit, and what was refused does not count", async () => {
  const limit = createRateLimit();
  for (let minute = 0; minute < MOST_AN_HOUR / MOST_A_MINUTE; minute++) {
    for (let n = 0; n < MOST_A_MINUTE; n++) expect(await limit("flood")).toBe(true);
    expect(await limit("flood")).toBe(false);
    await vi.advanceTimersByTimeAsync(60_001);
  }
  expect(await limit("flood")).toBe(false);
});

test("one enquiry a second from each of two is welcome for minutes", async () => {
  const limit = createRateLimit();
  for (let second = 0; second < 300; second++) {
    expect(await limit("one")).toBe(true);
    expect(await limit("another")).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
  }
});
