import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recordWaitMs, recordWithin } from "./await-record.ts";
import { finishedPage } from "./finished-page.ts";

const visitContext = new RouterContextProvider();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("returns 200 for an existing record", async () => {
  expect(await recordWithin(recordWaitMs(visitContext), Promise.resolve({ id: "a" }))).toEqual({
    record: { id: "a" },
    status: 200,
  });
});

test("returns 404 for a missing record", async () => {
  expect(await recordWithin(recordWaitMs(visitContext), Promise.resolve(null))).toEqual({ record: null, status: 404 });
});

test("streams a record that is slow", async () => {
  const slow = Promise.withResolvers<{ id: string } | null>();
  const settling = recordWithin(recordWaitMs(visitContext), slow.promise);
  await vi.advanceTimersByTimeAsync(399);
  const result = vi.fn();
  void settling.then(result);
  await vi.advanceTimersByTimeAsync(0);
  expect(result).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await settling).toEqual({ record: slow.promise, status: 200 });
});

test("returns 503 for a failed read, and leaves the error to the page", async () => {
  const error = new Error("no");
  const { record, status } = await recordWithin(recordWaitMs(visitContext), Promise.reject(error));
  expect(status).toBe(503);
  await expect(record).rejects.toBe(error);
});

test("waits without a limit while a finished page is rendered", async () => {
  const whole = new RouterContextProvider();
  whole.set(finishedPage, true);
  const slow = Promise.withResolvers<null>();
  const settling = recordWithin(recordWaitMs(whole), slow.promise);
  await vi.advanceTimersByTimeAsync(10_000);
  slow.resolve(null);
  expect(await settling).toEqual({ record: null, status: 404 });
});
