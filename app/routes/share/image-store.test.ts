import { expect, test, vi } from "vitest";
import { BusyError, createImageStore } from "./image-store.server.ts";

const image = (bytes = 10) => new Uint8Array(bytes);
const never = () => new Promise<Uint8Array<ArrayBuffer>>(() => {});

test("makes an image once, for all who ask", async () => {
  const { get } = createImageStore({ maxBytes: 100, maxWaiting: 5 });
  const make = vi.fn(async () => image());
  const [first, second] = await Promise.all([get("a", make), get("a", make)]);
  expect(await get("a", make)).toBe(first);
  expect(second).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test("makes one at a time", async () => {
  const { get } = createImageStore({ maxBytes: 100, maxWaiting: 5 });
  let running = 0;
  let most = 0;
  const make = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return image();
  };
  await Promise.all(["a", "b", "c"].map((key) => get(key, make)));
  expect(most).toBe(1);
});

test("turns away whoever comes when too many wait", async () => {
  const { get } = createImageStore({ maxBytes: 100, maxWaiting: 2 });
  for (const key of ["a", "b", "c"]) get(key, never);
  await expect(get("d", never)).rejects.toThrow(BusyError);
});

test("the least used leaves first when the memory is full", async () => {
  const { get } = createImageStore({ maxBytes: 20, maxWaiting: 5 });
  const make = vi.fn(async () => image());
  for (const key of ["a", "b", "a", "c"]) await get(key, make);
  expect(make).toHaveBeenCalledTimes(3);
  await get("a", make);
  expect(make).toHaveBeenCalledTimes(3);
  await get("b", make);
  expect(make).toHaveBeenCalledTimes(4);
});

test("a failure is not kept and does not stop the next", async () => {
  const { get } = createImageStore({ maxBytes: 100, maxWaiting: 0 });
  await expect(get("a", async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await get("a", async () => image())).toHaveLength(10);
});
