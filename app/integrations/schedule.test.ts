import { describe, expect, test } from "vitest";
import { nextDelay, schedule } from "./schedule.ts";

const never = () => 0;
const most = () => 0.999_999;
const minutes = (n: number) => n * 60_000;
const hours = (n: number) => minutes(n * 60);

describe("the schedule", () => {
  test("is the designed one", () => {
    expect(schedule).toEqual([
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
    ["without jitter", never],
    ["with all of it", most],
  ])("is walked from end to end, %s", (_name, random) => {
    const delays: number[] = [];
    let ageMs = 20;
    for (let attempts = 1; attempts <= 20; attempts++) {
      const delay = nextDelay({ attempts, ageMs }, random);
      if (delay === null) break;
      delays.push(delay);
      ageMs += delay;
    }
    expect(delays).toHaveLength(schedule.length);
    delays.forEach((delay, step) => {
      expect(delay).toBeGreaterThanOrEqual(schedule[step] ?? 0);
      expect(delay).toBeLessThanOrEqual((schedule[step] ?? 0) * 1.1);
    });
  });

  test("is not used up by a visitor who tries again and again", () => {
    expect(nextDelay({ attempts: 30, ageMs: 3_000 }, never)).toBe(5_000);
    expect(nextDelay({ attempts: 30, ageMs: minutes(6) }, never)).toBe(minutes(30));
  });

  test("is not used up by a server that was off", () => {
    expect(nextDelay({ attempts: 2, ageMs: hours(500) }, never)).toBe(minutes(5));
  });

  test("follows the attempts alone when the clock was put back", () => {
    expect(nextDelay({ attempts: 1, ageMs: -hours(9_000) }, never)).toBe(5_000);
    expect(nextDelay({ attempts: 3, ageMs: -hours(9_000) }, never)).toBe(minutes(30));
    expect(nextDelay({ attempts: 10, ageMs: -hours(9_000) }, never)).toBeNull();
  });

  test("waits as long as the webhook asks, a day at most", () => {
    expect(nextDelay({ attempts: 1, ageMs: 0, retryAfterMs: minutes(2) }, never)).toBe(minutes(2));
    expect(nextDelay({ attempts: 2, ageMs: 6_000, retryAfterMs: 1_000 }, never)).toBe(minutes(5));
    expect(nextDelay({ attempts: 1, ageMs: 0, retryAfterMs: hours(999) }, never)).toBe(hours(24));
  });

  test("ends even when the webhook asks for more", () => {
    expect(nextDelay({ attempts: 10, ageMs: hours(80), retryAfterMs: minutes(2) }, never)).toBeNull();
  });
});
