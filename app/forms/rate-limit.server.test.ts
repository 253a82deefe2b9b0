import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createRateLimit, MAX_PER_HOUR, MAX_PER_MINUTE } from "./rate-limit.server.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a flood is stopped for a minute, and other clients are not affected", async () => {
  const limit = createRateLimit();
  for (let n = 0; n < MAX_PER_MINUTE; n++) expect(await limit("flood")).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await limit("flood")).toBe(false);
  expect(await limit("another client")).toBe(true);
  await vi.advanceTimersByTimeAsync(40_001);
  expect(await limit("flood")).toBe(true);
});

test("the hour has its own limit, and refused posts do not count", async () => {
  const limit = createRateLimit();
  for (let minute = 0; minute < MAX_PER_HOUR / MAX_PER_MINUTE; minute++) {
    for (let n = 0; n < MAX_PER_MINUTE; n++) expect(await limit("flood")).toBe(true);
    expect(await limit("flood")).toBe(false);
    await vi.advanceTimersByTimeAsync(60_001);
  }
  expect(await limit("flood")).toBe(false);
});

test("one enquiry a second from each of two clients stays below the limits", async () => {
  const limit = createRateLimit();
  for (let second = 0; second < 300; second++) {
    expect(await limit("one")).toBe(true);
    expect(await limit("another")).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
  }
});
