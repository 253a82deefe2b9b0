import { expect, test, vi } from "vitest";
import { memoizeFor } from "./memo-for.ts";

test("calls share a running load, and its result until the time is over", async () => {
  let time = 0;
  const load = vi.fn(async () => time);
  const read = memoizeFor(10, load, () => time);
  expect(await Promise.all([read(), read()])).toEqual([0, 0]);
  time = 9;
  expect(await read()).toBe(0);
  time = 10;
  expect(await read()).toBe(10);
  expect(load).toHaveBeenCalledTimes(2);
});

test("a failure is shared as long as a result, so that a failing store is not asked by every caller", async () => {
  let time = 0;
  const load = vi.fn(async () => "fine").mockRejectedValueOnce(new Error("no"));
  const read = memoizeFor(10, load, () => time);
  await expect(read()).rejects.toThrow("no");
  time = 9;
  await expect(read()).rejects.toThrow("no");
  expect(load).toHaveBeenCalledOnce();
  time = 10;
  expect(await read()).toBe("fine");
});
