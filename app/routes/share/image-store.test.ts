import { expect, test, vi } from "vitest";
import { createImageStore, QueueFullError } from "./image-store.server.ts";

const imageOf = (bytes = 10) => new Uint8Array(bytes);
const neverDrawn = () => new Promise<Uint8Array<ArrayBuffer>>(() => {});

test("draws an image once for concurrent and later requests", async () => {
  const { get } = createImageStore({ maxBytes: 100, maxWaiting: 5 });
  const make = vi.fn(async () => imageOf());
  const [first, second] = await Promise.all([get("a", make), get("a", make)]);
  expect(await get("a", make)).toBe(first);
  expect(second).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test("draws one image at a time", async () => {
  const { get } = createImageStore({ maxBytes: 100, maxWaiting: 5 });
  let running = 0;
  let most = 0;
  const make = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return imageOf();
  };
  await Promise.all(["a", "b", "c"].map((key) => get(key, make)));
  expect(most).toBe(1);
});

test("rejects a request while too many images wait", async () => {
  const { get } = createImageStore({ maxBytes: 100, maxWaiting: 2 });
  for (const key of ["a", "b", "c"]) get(key, neverDrawn);
  await expect(get("d", neverDrawn)).rejects.toThrow(QueueFullError);
});

test("evicts the least recently used image when the memory is full", async () => {
  const { get } = createImageStore({ maxBytes: 20, maxWaiting: 5 });
  const make = vi.fn(async () => imageOf());
  for (const key of ["a", "b", "a", "c"]) await get(key, make);
  expect(make).toHaveBeenCalledTimes(3);
  await get("a", make);
  expect(make).toHaveBeenCalledTimes(3);
  await get("b", make);
  expect(make).toHaveBeenCalledTimes(4);
});

test("a failed drawing is not cached and does not stop the next one", async () => {
  const { get } = createImageStore({ maxBytes: 100, maxWaiting: 0 });
  await expect(get("a", async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await get("a", async () => imageOf())).toHaveLength(10);
});
