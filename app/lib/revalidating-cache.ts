export type RevalidatingCache = ReturnType<typeof createRevalidatingCache>;

const FRESH_MS = 60_000;
const MAX_IDLE_MS = 5 * 60_000;
// A popular entry is not moved to the end of the map for every read.
const TOUCH_INTERVAL_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const MAX_ENTRIES = 1_000;
const EXPIRED = Number.NEGATIVE_INFINITY;

type CacheEntry<T> = {
  value: T;
  size: number;
  loadedAt: number;
  usedAt: number;
  failures: number;
  retryAt: number;
  /** Served again only if it cannot be reloaded. */
  isInvalid?: boolean;
};

type Options<Value> = {
  now?: () => number;
  /** Limit for the sum of all sizes. */
  maxSize?: number;
  sizeOf?: (value: Value) => number;
  /** When a refresh loads an equal value, the cached one stays and no listener is called. */
  isSame?: (before: Value, after: Value) => boolean;
  /** Keeps idle entries, to reuse them when a reload yields the same value or fails. */
  keepsIdle?: boolean;
  /** By default `null` is not stored: the record may be added soon, and made-up ids must not fill the cache. */
  shouldStore?: (value: Value) => boolean;
  /** How long a value is fresh, and how long after that it is served stale while it refreshes. */
  lifetimeOf?: (value: Value) => { freshMs: number; staleMs: number };
};

/**
 * A stale-while-revalidate cache: fresh for a minute, then served stale while it refreshes, dropped five minutes after its last
 * use. While the source is down the last good value is served and retries back off. Uses a monotonic clock.
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
    const staleFor = entry.loadedAt === EXPIRED ? 0 : time - entry.loadedAt - freshMs;
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
        // Read before an invalidation, it may be what the invalidation was about.
        if (invalidations !== invalidationsBefore) return value;
        return store(key, value, expirations === expirationsBefore ? now() : EXPIRED);
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

  /** The cast is safe as long as all reads of a key load the same type. */
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

  /** An entry that cannot be loaded again is never idle. With `keepsIdle` nothing is lost, so only its own failures count. */
  function isIdle({ usedAt, failures }: CacheEntry<Value>): boolean {
    const isOnlyCopy = failures > 0 || (isSourceDown && !keepsIdle);
    return !isOnlyCopy && now() - usedAt >= MAX_IDLE_MS;
  }

  function drop(key: string) {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  /** Moves an entry to the end of the map: the first entry is the least recently used. */
  function touch(key: string, entry: CacheEntry<Value>, time: number) {
    entry.usedAt = time;
    entries.delete(key);
    entries.set(key, entry);
  }

  /** Makes all entries stale, those being loaded included. They are still served, and reloaded on their next use. */
  function expire() {
    expirations += 1;
    for (const entry of entries.values()) entry.loadedAt = EXPIRED;
  }

  /** The next read of any entry waits for its reload; the old value is served only if that fails. */
  function invalidate() {
    invalidations += 1;
    loading.clear();
    for (const entry of entries.values()) entry.isInvalid = true;
    for (const listener of invalidationListeners) listener();
  }

  /** Drops one entry. For a change that nothing made of the others depends on: no listener is called. */
  function forget(key: string) {
    // Whatever is on its way is answered and not stored.
    invalidations += 1;
    loading.delete(key);
    drop(key);
  }

  function onInvalidate(listener: () => void) {
    invalidationListeners.push(listener);
  }

  /** Calls the listener when a refresh loaded a different value. */
  function onChange(listener: () => void) {
    listeners.push(listener);
  }

  function notifyListeners() {
    for (const listener of listeners) listener();
  }

  return { read, readCached, expire, invalidate, forget, onChange, onInvalidate };
}
