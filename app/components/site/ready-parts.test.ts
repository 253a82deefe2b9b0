import type { DataStrategyResult } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { handOnReadyParts } from "./ready-parts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function handOn(data: unknown, type: DataStrategyResult["type"] = "data") {
  const handed = handOnReadyParts({} as never, async () => ({ page: { type, result: data } }));
  await vi.advanceTimersByTimeAsync(20);
  const results = (await handed) as Record<string, DataStrategyResult>;
  return results.page?.result;
}

test("a part that is there is handed on as it is, beside what never was one", async () => {
  expect(await handOn({ list: Promise.resolve([1]), none: Promise.resolve(null), title: "A" })).toEqual({
    list: [1],
    none: null,
    title: "A",
  });
});

test("a part that takes longer stays on its way, and holds up no other", async () => {
  const late = new Promise(() => {});
  expect(await handOn({ late, list: Promise.resolve([1]) })).toEqual({ late, list: [1] });
});

test("a part that failed stays as it is, for the page to say so", async () => {
  const failed = Promise.reject(new Error("down"));
  expect(await handOn({ failed, list: Promise.resolve([1]) })).toEqual({ failed, list: [1] });
  await expect(failed).rejects.toThrow("down");
});

test.each([null, undefined, "text", [1], new Response("x"), { title: "A" }])("%s is left alone", async (data) => {
  expect(await handOn(data)).toBe(data);
});

test("an error is left alone", async () => {
  const error = new Error("down");
  expect(await handOn(error, "error")).toBe(error);
});
