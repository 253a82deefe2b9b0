export type ReadCache = ReturnType<typeof createReadCache>;

const FRESH_MS = 60_000;
const KEEP_UNUSED_MS = 5 * 60_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const MOST_ENTRIES = 1_000;

type Entry = { value: unknown; loadedAt: number; usedAt: number; failures: number; retryAt: number };

/**
 * Answers from memory: fresh for a minute, then stale while it refreshes, dropped five minutes after the last use.
 * While the store is down the last good answer stays and refreshes back off. The time of day may jump: it is not asked.
 */
export function createReadCache(now: () => number = () => performance.now()) {
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<unknown>>();
  let generation = 0;
  let isStoreDown = false;

  function read<T>(key: string, load: () => Promise<T>): Promise<T> {
    dropUnused();
    const entry = entries.get(key);
    if (!entry) return refresh(key, load);
    entry.usedAt = now();
    moveToEnd(key, entry);
    if (now() - entry.loadedAt >= FRESH_MS && now() >= entry.retryAt) refresh(key, load).catch(() => {});
    return Promise.resolve(entry.value as T);
  }

  function refresh<T>(key: string, load: () => Promise<T>): Promise<T> {
    const running = loading.get(key);
    if (running) return running as Promise<T>;
    const startedIn = generation;
    const promise = load().then(
      (value) => {
        isStoreDown = false;
        if (startedIn === generation) keep(key, value);
        return value;
      },
      (error) => {
        isStoreDown = true;
        postpone(key);
        throw error;
      },
    );
    loading.set(key, promise);
    const settle = () => {
      if (loading.get(key) === promise) loading.delete(key);
    };
    promise.then(settle, settle);
    return promise;
  }

  function keep(key: string, value: unknown) {
    // A missing record is asked for again: it may have been added, and made-up ids must not fill the memory.
    if (value === null) return void entries.delete(key);
    const usedAt = entries.get(key)?.usedAt ?? now();
    entries.set(key, { value, loadedAt: now(), usedAt, failures: 0, retryAt: 0 });
    if (entries.size > MOST_ENTRIES) entries.delete(entries.keys().next().value as string);
  }

  function postpone(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entry.retryAt = now() + Math.min(FIRST_RETRY_MS * 2 ** entry.failures, LONGEST_RETRY_MS);
    entry.failures += 1;
  }

  function dropUnused() {
    if (isStoreDown) return;
    for (const [key, entry] of entries) {
      if (now() - entry.usedAt < KEEP_UNUSED_MS) break;
      entries.delete(key);
    }
  }

  function moveToEnd(key: string, entry: Entry) {
    entries.delete(key);
    entries.set(key, entry);
  }

  /** Forgets what a write touched: the key itself and what hangs under it (`project` also clears `project:<id>`). */
  function clear(...names: string[]) {
    generation += 1;
    loading.clear();
    for (const key of [...entries.keys()]) {
      if (names.length === 0 || names.some((name) => key === name || key.startsWith(`${name}:`))) entries.delete(key);
    }
  }

  return { read, clear };
}
