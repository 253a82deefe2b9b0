export type FreshCache = ReturnType<typeof createFreshCache>;

const FRESH_MS = 60_000;
const KEEP_UNUSED_MS = 5 * 60_000;
// A page that everyone asks for is not moved for each of them.
const NOTED_EVERY_MS = 1_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const MAX_ENTRIES = 1_000;
const EXPIRED = Number.NEGATIVE_INFINITY;

type Entry<T> = { value: T; size: number; loadedAt: number; usedAt: number; failures: number; retryAt: number };

type Options<Value> = {
  now?: () => number;
  /** The most that all values together may take, as `sizeOf` tells it. */
  maxSize?: number;
  sizeOf?: (value: Value) => number;
  /** What is the same as before is not taken up: the value that is held stays. */
  isSame?: (before: Value, after: Value) => boolean;
  /** What is long unused stays, to be taken up again when the source still says the same or says nothing. */
  keepsIdle?: boolean;
  /** A missing record is asked for again: it may have been added, and made-up ids must not fill the memory. */
  shouldStore?: (value: Value) => boolean;
  /** How long a value is fresh, and for how long after that it is served while it refreshes. */
  lifetimeOf?: (value: Value) => { freshMs: number; staleMs: number };
};

/**
 * Answers from memory: fresh for a minute, then stale while it refreshes, and not without asking five minutes after the last use.
 * While the source is down the last good answer stays and refreshes back off. The time of day may jump: it is not asked.
 */
export function createFreshCache<Value = unknown>({
  now = () => performance.now(),
  maxSize = Number.POSITIVE_INFINITY,
  sizeOf = () => 0,
  isSame = Object.is,
  keepsIdle = false,
  shouldStore = (value) => value !== null,
  lifetimeOf = () => ({ freshMs: FRESH_MS, staleMs: Number.POSITIVE_INFINITY }),
}: Options<Value> = {}) {
  const entries = new Map<string, Entry<Value>>();
  const loading = new Map<string, Promise<Value>>();
  const listeners: (() => void)[] = [];
  let size = 0;
  let expirations = 0;
  let isSourceDown = false;

  function read<T extends Value>(key: string, load: () => Promise<T>): Promise<T> {
    const held = readCached(key, load);
    if (held !== undefined) return Promise.resolve(held);
    const remembered = entryOf<T>(key);
    const refreshed = refresh(key, load);
    return remembered ? refreshed.catch(() => remembered.value) : refreshed;
  }

  /** What is held, at once; a use like any other. */
  function readCached<T extends Value>(key: string, load: () => Promise<T>): T | undefined {
    dropUnused();
    const entry = entryOf<T>(key);
    if (!entry || isUnused(entry)) return undefined;
    const time = now();
    const { freshMs, staleMs } = lifetimeOf(entry.value);
    const staleFor = entry.loadedAt === EXPIRED ? 0 : time - entry.loadedAt - freshMs;
    const isFailing = entry.failures > 0;
    if (staleFor >= staleMs && !isFailing) return undefined;
    if (time - entry.usedAt >= NOTED_EVERY_MS) moveToEnd(key, entry, time);
    if (staleFor >= 0 && time >= entry.retryAt) refresh(key, load).catch(() => {});
    return entry.value;
  }

  function refresh<T extends Value>(key: string, load: () => Promise<T>): Promise<T> {
    const running = loading.get(key);
    if (running) return running as Promise<T>;
    const expirationsBefore = expirations;
    const promise = load().then(
      (value) => {
        isSourceDown = false;
        return keep(key, value, expirations === expirationsBefore ? now() : EXPIRED);
      },
      (error) => {
        isSourceDown = true;
        postpone(key);
        throw error;
      },
    );
    loading.set(key, promise);
    const settle = () => loading.delete(key);
    promise.then(settle, settle);
    return promise;
  }

  function keep<T extends Value>(key: string, value: T, loadedAt: number): T {
    const before = entryOf<T>(key);
    const isChanged = !before || !isSame(before.value, value);
    drop(key);
    const held = isChanged ? value : before.value;
    if (shouldStore(value) && sizeOf(held) <= maxSize) {
      const entry = {
        value: held,
        size: sizeOf(held),
        loadedAt,
        usedAt: before && !isUnused(before) ? before.usedAt : now(),
      };
      entries.set(key, { ...entry, failures: 0, retryAt: 0 });
      size += entry.size;
      while (entries.size > MAX_ENTRIES || size > maxSize) drop(entries.keys().next().value as string);
    }
    if (before && isChanged) announce();
    return held;
  }

  /** Whoever reads a key reads the same kind of value. */
  function entryOf<T extends Value>(key: string) {
    return entries.get(key) as Entry<T> | undefined;
  }

  function postpone(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entry.retryAt = now() + Math.min(FIRST_RETRY_MS * 2 ** entry.failures, LONGEST_RETRY_MS);
    entry.failures += 1;
  }

  function dropUnused() {
    if (keepsIdle) return;
    for (const [key, entry] of entries) {
      if (!isUnused(entry)) break;
      drop(key);
    }
  }

  /** One answer that fails says nothing of the others where they can be asked for without being lost. */
  function isUnused({ usedAt, failures }: Entry<Value>): boolean {
    const isOnlyCopy = failures > 0 || (isSourceDown && !keepsIdle);
    return !isOnlyCopy && now() - usedAt >= KEEP_UNUSED_MS;
  }

  function drop(key: string) {
    size -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  }

  function moveToEnd(key: string, entry: Entry<Value>, time: number) {
    entry.usedAt = time;
    entries.delete(key);
    entries.set(key, entry);
  }

  /** Everything is stale from now on, and so is what is on its way: still served, and fetched again at its next use. */
  function expire() {
    expirations += 1;
    for (const entry of entries.values()) entry.loadedAt = EXPIRED;
  }

  /** Calls back when a refresh brought something else than before. */
  function onChange(listener: () => void) {
    listeners.push(listener);
  }

  function announce() {
    for (const listener of listeners) listener();
  }

  return { read, readCached, expire, onChange };
}
