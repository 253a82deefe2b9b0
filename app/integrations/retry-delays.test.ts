import { describe, expect, test } from "vitest";
import { nextDelay, retryDelays } from "./retry-delays.ts";

const noJitter = () => 0;
const fullJitter = () => 0.999_999;
const minutes = (n: number) => n * 60_000;
const hours = (n: number) => minutes(n * 60);

describe("the retryDelays", () => {
  test("is nine delays", () => {
    expect(retryDelays).toEqual([
      5_000,
      minutes(5),
      minutes(30),
      hours(2),
      hours(5),
      hours(10),
      hours(14),
      hours(20),
      hours(24),
    ]);
  });

  test.each([
    ["without jitter", noJitter],
    ["with full jitter", fullJitter],
  ])("is followed to its end, %s", (_name, random) => {
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

  test("is not used up by a visitor who keeps retrying", () => {
    expect(nextDelay({ attempts: 30, ageMs: 3_000 }, noJitter)).toBe(5_000);
    expect(nextDelay({ attempts: 30, ageMs: minutes(6) }, noJitter)).toBe(minutes(30));
  });

  test("is not used up by a server that was off", () => {
    expect(nextDelay({ attempts: 2, ageMs: hours(500) }, noJitter)).toBe(minutes(5));
  });

  test("follows the attempts alone after the clock was set back", () => {
    expect(nextDelay({ attempts: 1, ageMs: -hours(9_000) }, noJitter)).toBe(5_000);
    expect(nextDelay({ attempts: 3, ageMs: -hours(9_000) }, noJitter)).toBe(minutes(30));
    expect(nextDelay({ attempts: 10, ageMs: -hours(9_000) }, noJitter)).toBeNull();
  });

  test("honours Retry-After, up to a day", () => {
    expect(nextDelay({ attempts: 1, ageMs: 0, retryAfterMs: minutes(2) }, noJitter)).toBe(minutes(2));
    expect(nextDelay({ attempts: 2, ageMs: 6_000, retryAfterMs: 1_000 }, noJitter)).toBe(minutes(5));
    expect(nextDelay({ attempts: 1, ageMs: 0, retryAfterMs: hours(999) }, noJitter)).toBe(hours(24));
  });

  test("ends even when the webhook sends Retry-After", () => {
    expect(nextDelay({ attempts: 10, ageMs: hours(80), retryAfterMs: minutes(2) }, noJitter)).toBeNull();
  });
});
