import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordWait, recordWithin } from "./await-record.ts";
import { finishedPage } from "./finished-page.ts";

const visit = new RouterContextProvider();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a record that is there", async () => {
  expect(await recordWithin(recordWait(visit), Promise.resolve({ id: "a" }))).toEqual({
    record: { id: "a" },
    status: 200,
  });
});

test("a record that is not", async () => {
  expect(await recordWithin(recordWait(visit), Promise.resolve(null))).toEqual({ record: null, status: 404 });
});

test("a record that takes longer than 400 ms is handed on", async () => {
  const slow = Promise.withResolvers<{ id: string } | null>();
  const settling = recordWithin(recordWait(visit), slow.promise);
  await vi.advanceTimersByTimeAsync(399);
  const result = vi.fn();
  void settling.then(result);
  await vi.advanceTimersByTimeAsync(0);
  expect(result).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await settling).toEqual({ record: slow.promise, status: 200 });
});

test("a read that fails is handed on to fail on the page", async () => {
  const error = new Error("no");
  const { record, status } = await recordWithin(recordWait(visit), Promise.reject(error));
  expect(status).toBe(503);
  await expect(record).rejects.toBe(error);
});

test("a whole page waits for its record", async () => {
  const whole = new RouterContextProvider();
  whole.set(finishedPage, true);
  const slow = Promise.withResolvers<null>();
  const settling = recordWithin(recordWait(whole), slow.promise);
  await vi.advanceTimersByTimeAsync(10_000);
  slow.resolve(null);
  expect(await settling).toEqual({ record: null, status: 404 });
});
