import { describe, expect, test } from "vitest";
import { nextDelay, retryDelays } from "./retry-delays.ts";

const noJitter = () => 0;
const fullJitter = () => 0.999_999;
const minutesInMs = (n: number) => n * 60_000;
const hoursInMs = (n: number) => minutesInMs(n * 60);

describe("retryDelays", () => {
  test("has nine entries", () => {
    expect(retryDelays).toEqual([
      5_000,
      minutesInMs(5),
      minutesInMs(30),
      hoursInMs(2),
      hoursInMs(5),
      hoursInMs(10),
      hoursInMs(14),
      hoursInMs(20),
      hoursInMs(24),
    ]);
  });

  test.each([
    ["without jitter", noJitter],
    ["with full jitter", fullJitter],
  ])("are all used before a delivery is given up, %s", (_name, random) => {
    const delays: number[] = [];
    let ageMs = 20;
    for (let attempts = 1; attempts <= 20; attempts++) {
      const delay = nextDelay({ attempts, ageMs }, random);
      if (delay === null) break;
      delays.push(delay);
      ageMs += delay;
    }
    expect(delays).toHaveLength(retryDelays.length);
    delays.forEach((delay, step) => {
      expect(delay).toBeGreaterThanOrEqual(retryDelays[step] ?? 0);
      expect(delay).toBeLessThanOrEqual((retryDelays[step] ?? 0) * 1.1);
    });
  });

  test("are not used up by a visitor who keeps retrying", () => {
    expect(nextDelay({ attempts: 30, ageMs: 3_000 }, noJitter)).toBe(5_000);
    expect(nextDelay({ attempts: 30, ageMs: minutesInMs(6) }, noJitter)).toBe(minutesInMs(30));
  });

  test("are not used up by a server that was off", () => {
    expect(nextDelay({ attempts: 2, ageMs: hoursInMs(500) }, noJitter)).toBe(minutesInMs(5));
  });

  test("depend only on the attempts after the clock was set back", () => {
    expect(nextDelay({ attempts: 1, ageMs: -hoursInMs(9_000) }, noJitter)).toBe(5_000);
    expect(nextDelay({ attempts: 3, ageMs: -hoursInMs(9_000) }, noJitter)).toBe(minutesInMs(30));
    expect(nextDelay({ attempts: 10, ageMs: -hoursInMs(9_000) }, noJitter)).toBeNull();
  });

  test("honour Retry-After, up to a day", () => {
    expect(nextDelay({ attempts: 1, ageMs: 0, retryAfterMs: minutesInMs(2) }, noJitter)).toBe(minutesInMs(2));
    expect(nextDelay({ attempts: 2, ageMs: 6_000, retryAfterMs: 1_000 }, noJitter)).toBe(minutesInMs(5));
    expect(nextDelay({ attempts: 1, ageMs: 0, retryAfterMs: hoursInMs(999) }, noJitter)).toBe(hoursInMs(24));
  });

  test("end even if the webhook sends Retry-After", () => {
    expect(nextDelay({ attempts: 10, ageMs: hoursInMs(80), retryAfterMs: minutesInMs(2) }, noJitter)).toBeNull();
  });
});
