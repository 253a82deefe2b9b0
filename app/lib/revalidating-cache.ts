export type RevalidatingCache = ReturnType<typeof createRevalidatingCache>;

const FRESH_MS = 60_000;
const MAX_IDLE_MS = 5 * 60_000;
// An entry read again sooner is not moved to the end of the map, which saves work for popular entries.
const TOUCH_INTERVAL_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const MAX_ENTRIES = 1_000;
const EXPIRED_LONG_AGO = Number.NEGATIVE_INFINITY;

type CacheEntry<T> = {
  value: T;
  size: number;
  loadedAt: number;
  usedAt: number;
  failures: number;
  retryAt: number;
  /** An invalid entry is served only if its reload fails. */
  isInvalid?: boolean;
};

type Options<Value> = {
  now?: () => number;
  /** The limit for the sum of all sizes, in the unit of `sizeOf`. */
  maxSize?: number;
  sizeOf?: (value: Value) => number;
  /** Compares a reloaded value with the cached one. If they are equal, the cached one stays and no listener is called. */
  isSame?: (before: Value, after: Value) => boolean;
  /** Keeps idle entries, to reuse one if its reload yields the same value or fails. */
  keepsIdle?: boolean;
  /** By default `null` is not stored: a missing record may be added soon, and made-up ids must not fill the cache. */
  shouldStore?: (value: Value) => boolean;
  /** How long a value is fresh, and for how long after that it is served stale while it is reloaded. */
  lifetimeOf?: (value: Value) => { freshMs: number; staleMs: number };
};

/**
 * A stale-while-revalidate cache. A fresh value is served as it is, a stale one while it is reloaded, an idle one is dropped.
 * While the source is down, the last good value is served and retries back off. Uses a monotonic clock.
 */
export function createRevalidatingCache<Value = unknown>({
  now = () => performance.now(),
  maxSize = Number.POSITIVE_INFINITY,
  sizeOf = () => 0,
  isSame = Object.is,
  keepsIdle = false,
  shouldStore = (value) => value !== null,
  lifetimeOf = () => ({ freshMs: FRESH_MS, staleMs: Number.POSITIVE_INFINITY }),
}: Options<Value> = {}) {
  const entries = new Map<string, CacheEntry<Value>>();
  const loading = new Map<string, Promise<Value>>();
  const listeners: (() => void)[] = [];
  const invalidationListeners: (() => void)[] = [];
  let size = 0;
  let expirations = 0;
  let invalidations = 0;
  let isSourceDown = false;

  function read<T extends Value>(key: string, load: () => Promise<T>): Promise<T> {
    const cached = readCached(key, load);
    if (cached !== undefined) return Promise.resolve(cached);
    const old = getEntry<T>(key);
    const refreshed = refresh(key, load);
    return old ? refreshed.catch(() => old.value) : refreshed;
  }

  /** Returns the cached value without waiting. Counts as a use, and refreshes a stale value. */
  function readCached<T extends Value>(key: string, load: () => Promise<T>): T | undefined {
    dropIdle();
    const entry = getEntry<T>(key);
    if (!entry || entry.isInvalid || isIdle(entry)) return undefined;
    const time = now();
    const { freshMs, staleMs } = lifetimeOf(entry.value);
    const staleFor = entry.loadedAt === EXPIRED_LONG_AGO ? 0 : time - entry.loadedAt - freshMs;
    const isFailing = entry.failures > 0;
    if (staleFor >= staleMs && !isFailing) return undefined;
    if (time - entry.usedAt >= TOUCH_INTERVAL_MS) touch(key, entry, time);
    if (staleFor >= 0 && time >= entry.retryAt) refresh(key, load).catch(() => {});
    return entry.value;
  }

  function refresh<T extends Value>(key: string, load: () => Promise<T>): Promise<T> {
    const running = loading.get(key);
    if (running) return running as Promise<T>;
    const expirationsBefore = expirations;
    const invalidationsBefore = invalidations;
    const promise = load().then(
      (value) => {
        isSourceDown = false;
        // A value read before an invalidation may be the outdated one, so it is returned but not stored.
        if (invalidations !== invalidationsBefore) return value;
        return store(key, value, expirations === expirationsBefore ? now() : EXPIRED_LONG_AGO);
      },
      (error) => {
        isSourceDown = true;
        backOff(key);
        throw error;
      },
    );
    loading.set(key, promise);
    const done = () => void (loading.get(key) === promise && loading.delete(key));
    promise.then(done, done);
    return promise;
  }

  function store<T extends Value>(key: string, loaded: T, loadedAt: number): T {
    const before = getEntry<T>(key);
    const isChanged = !before || !isSame(before.value, loaded);
    drop(key);
    const value = isChanged ? loaded : before.value;
    if (shouldStore(loaded) && sizeOf(value) <= maxSize) {
      const entry = {
        value,
        size: sizeOf(value),
        loadedAt,
        usedAt: before && !isIdle(before) ? before.usedAt : now(),
      };
      entries.set(key, { ...entry, failures: 0, retryAt: 0 });
      size += entry.size;
      while (entries.size > MAX_ENTRIES || size > maxSize) drop(entries.keys().next().value as string);
    }
    if (before && isChanged) notifyListeners();
    return value;
  }

  /** The cast is safe because all reads of a key load the same type. */
  function getEntry<T extends Value>(key: string) {
    return entries.get(key) as CacheEntry<T> | undefined;
  }

  function backOff(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entry.retryAt = now() + Math.min(FIRST_RETRY_MS * 2 ** entry.failures, LONGEST_RETRY_MS);
    entry.failures += 1;
  }

  function dropIdle() {
    if (keepsIdle) return;
    for (const [key, entry] of entries) {
      if (!isIdle(entry)) break;
      drop(key);
    }
  }

  /** An entry whose reload failed is never idle; without `keepsIdle`, no entry is while the source is down. */
  function isIdle({ usedAt, failures }: CacheEntry<Value>): boolean {
    const isOnlyCopy = failures > 0 || (isSourceDown && !keepsIdle);
    return !isOnlyCopy && now() - usedAt >= MAX_IDLE_MS;
  }

  function drop(key: string) {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  /** Moves an entry to the end of the map, so that the first entry is the least recently used. */
  function touch(key: string, entry: CacheEntry<Value>, time: number) {
    entry.usedAt = time;
    entries.delete(key);
    entries.set(key, entry);
  }

  /** Makes all entries stale, including those being loaded. Each is still served, and reloaded on its next use. */
  function expire() {
    expirations += 1;
    for (const entry of entries.values()) entry.loadedAt = EXPIRED_LONG_AGO;
  }

  /** Makes the next read of any entry wait for its reload. The old value is served only if the reload fails. */
  function invalidate() {
    invalidations += 1;
    loading.clear();
    for (const entry of entries.values()) entry.isInvalid = true;
    for (const listener of invalidationListeners) listener();
  }

  /** Makes the next read of one entry load it again. Unlike `invalidate`, it calls no listener, so that cached pages stay. */
  function forget(key: string) {
    // Loads in flight, of any key, are returned but not stored.
    invalidations += 1;
    loading.delete(key);
    drop(key);
  }

  function onInvalidate(listener: () => void) {
    invalidationListeners.push(listener);
  }

  /** Calls the listener whenever a reload yields a different value. */
  function onChange(listener: () => void) {
    listeners.push(listener);
  }

  function notifyListeners() {
    for (const listener of listeners) listener();
  }

  return { read, readCached, expire, invalidate, forget, onChange, onInvalidate };
}
