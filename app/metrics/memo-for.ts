/** Runs `load` at most once in `ms`; calls in between share its result. The time counts from the end of the load, and a failed load is not kept. */
export function memoFor<T>(ms: number, load: () => Promise<T>, now = () => performance.now()): () => Promise<T> {
  let latest: Promise<T> | undefined;
  let expiresAt = Number.POSITIVE_INFINITY;
  return () => {
    if (latest && now() < expiresAt) return latest;
    const loading = load();
    latest = loading;
    expiresAt = Number.POSITIVE_INFINITY;
    loading.then(
      () => (expiresAt = now() + ms),
      () => (latest = undefined),
    );
    return loading;
  };
}
