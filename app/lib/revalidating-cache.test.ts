import { describe, expect, test, vi } from "vitest";
import { createRevalidatingCache } from "./revalidating-cache.ts";

function setUp() {
  const clock = { now: 0 };
  const cache = createRevalidatingCache({ now: () => clock.now });
  const load = vi.fn<() => Promise<string | null>>();
  return { clock, cache, load };
}
const nextTick = () => new Promise((resolve) => setImmediate(resolve));
const sourceDownError = new Error("down");

describe("a revalidating cache", () => {
  test("loads once a minute", async () => {
    const { clock, cache, load } = setUp();
    load.mockResolvedValue("first");
    expect(await cache.read("projects", load)).toBe("first");
    clock.now = 59_999;
    expect(await cache.read("projects", load)).toBe("first");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("loads once for readers at the same time", async () => {
    const { cache, load } = setUp();
    load.mockResolvedValue("first");
    expect(await Promise.all([cache.read("projects", load), cache.read("projects", load)])).toEqual(["first", "first"]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("serves the old value while a new one is loaded", async () => {
    const { clock, cache, load } = setUp();
    load.mockResolvedValueOnce("first").mockResolvedValueOnce("second");
    await cache.read("projects", load);
    clock.now = 60_000;
    expect(await cache.read("projects", load)).toBe("first");
    await nextTick();
    expect(await cache.read("projects", load)).toBe("second");
  });

  test("drops a value five minutes after its last use", async () => {
    const { clock, cache, load } = setUp();
    load.mockResolvedValueOnce("first").mockResolvedValueOnce("second");
    await cache.read("projects", load);
    clock.now = 5 * 60_000;
    expect(await cache.read("projects", load)).toBe("second");
  });

  describe("that keeps idle entries", () => {
    const later = 60 * 60_000;
    const setUpRemembering = async () => {
      const clock = { now: 0 };
      const isSame = (before: unknown, after: unknown) => String(before) === String(after);
      const cache = createRevalidatingCache({ now: () => clock.now, keepsIdle: true, isSame });
      const load = vi.fn<() => Promise<string[]>>();
      const first = ["a page"];
      load.mockResolvedValueOnce(first);
      await cache.read("page", load);
      clock.now = later;
      return { cache, load, first };
    };

    test("revalidates an idle entry before serving it", async () => {
      const { cache, load, first } = await setUpRemembering();
      load.mockResolvedValueOnce(["a page"]);
      expect(cache.readCached("page", load)).toBeUndefined();
      expect(await cache.read("page", load)).toBe(first);
      expect(load).toHaveBeenCalledTimes(2);
      expect(cache.readCached("page", load)).toBe(first);
    });

    test("serves the new value if it differs from the idle one", async () => {
      const { cache, load } = await setUpRemembering();
      load.mockResolvedValueOnce(["another"]);
      expect(await cache.read("page", load)).toEqual(["another"]);
    });

    test("serves the idle value while the source is down", async () => {
      const { cache, load, first } = await setUpRemembering();
      load.mockRejectedValue(sourceDownError);
      expect(await cache.read("page", load)).toBe(first);
      expect(cache.readCached("page", load)).toBe(first);
    });

    test("revalidates an idle entry also after another entry has failed", async () => {
      const { cache, load } = await setUpRemembering();
      await cache.read("broken", () => Promise.reject(sourceDownError)).catch(() => {});
      expect(cache.readCached("page", load)).toBeUndefined();
    });
  });

  test("keeps the last good value while the source is down, however long", async () => {
    const { clock, cache, load } = setUp();
    load.mockResolvedValueOnce("first").mockRejectedValue(sourceDownError);
    await cache.read("projects", load);
    for (const minutes of [2, 4, 30, 600]) {
      clock.now = minutes * 60_000;
      expect(await cache.read("projects", load)).toBe("first");
      await nextTick();
    }
  });

  test("backs off from a source that is down: 1 s, 2 s, 4 s … at most 30 s", async () => {
    const { clock, cache, load } = setUp();
    load.mockResolvedValueOnce("first").mockRejectedValue(sourceDownError);
    await cache.read("projects", load);
    const attempts: number[] = [];
    for (clock.now = 60_000; clock.now <= 200_000; clock.now += 500) {
      const before = load.mock.calls.length;
      await cache.read("projects", load);
      await nextTick();
      if (load.mock.calls.length > before) attempts.push(clock.now);
    }
    const gaps = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
    expect(gaps).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  test("throws without an earlier value, and loads again for the next reader", async () => {
    const { cache, load } = setUp();
    load.mockRejectedValueOnce(sourceDownError).mockResolvedValueOnce("first");
    await expect(cache.read("projects", load)).rejects.toBe(sourceDownError);
    expect(await cache.read("projects", load)).toBe("first");
  });

  test("does not store that a record is missing", async () => {
    const { cache, load } = setUp();
    load.mockResolvedValueOnce(null).mockResolvedValueOnce("added");
    expect(await cache.read("project:a", load)).toBeNull();
    expect(await cache.read("project:a", load)).toBe("added");
  });

  test("reloads everything after an expiry, loads in flight included", async () => {
    const { cache, load } = setUp();
    const other = vi.fn().mockResolvedValueOnce("first").mockResolvedValueOnce("second");
    await cache.read("team", other);
    const slow = Promise.withResolvers<string>();
    load.mockReturnValueOnce(slow.promise).mockResolvedValueOnce("new");
    const reading = cache.read("projects", load);
    cache.expire();
    slow.resolve("old");
    expect(await reading).toBe("old");
    expect([await cache.read("team", other), await cache.read("projects", load)]).toEqual(["first", "old"]);
    await nextTick();
    expect([await cache.read("team", other), await cache.read("projects", load)]).toEqual(["second", "new"]);
    await nextTick();
    expect([other.mock.calls.length, load.mock.calls.length]).toEqual([2, 2]);
  });

  test("serves nothing older than an invalidation, except while the source is down", async () => {
    const { cache, load } = setUp();
    const heard = vi.fn();
    cache.onInvalidate(heard);
    const slow = Promise.withResolvers<string>();
    load.mockResolvedValueOnce("old").mockRejectedValueOnce(new Error("down")).mockReturnValueOnce(slow.promise);
    load.mockResolvedValue("new");
    await cache.read("projects", load);
    cache.invalidate();
    expect(cache.readCached("projects", load)).toBeUndefined();
    expect(await cache.read("projects", load)).toBe("old");
    const reading = cache.read("projects", load);
    cache.invalidate();
    slow.resolve("read before");
    expect(await reading).toBe("read before");
    expect(await cache.read("projects", load)).toBe("new");
    expect(cache.readCached("projects", load)).toBe("new");
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test("evicts the least recently used of a thousand", async () => {
    const { clock, cache, load } = setUp();
    load.mockImplementation(async () => "value");
    for (clock.now = 0; clock.now <= 1_000; clock.now++) await cache.read(`project:${clock.now}`, load);
    load.mockClear();
    await cache.read("project:1000", load);
    expect(load).not.toHaveBeenCalled();
    await cache.read("project:0", load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("rejects an entry larger than the cache", async () => {
    const cache = createRevalidatingCache({ maxSize: 10, sizeOf: (value) => (value as string).length });
    const small = vi.fn(async () => "small");
    const large = vi.fn(async () => "eleven long");
    await cache.read("small", small);
    for (let n = 0; n < 2; n++) expect(await cache.read("large", large)).toBe("eleven long");
    await cache.read("small", small);
    expect([small.mock.calls.length, large.mock.calls.length]).toEqual([1, 2]);
  });
});
