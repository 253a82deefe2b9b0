/** Runs `load` at most once in `ms`; calls in between share its result or its failure. The time counts from the end of the load. */
export function memoizeFor<T>(ms: number, load: () => Promise<T>, now = () => performance.now()): () => Promise<T> {
  let latest: Promise<T> | undefined;
  let expiresAt = Number.POSITIVE_INFINITY;
  return () => {
    if (latest && now() < expiresAt) return latest;
    latest = load();
    expiresAt = Number.POSITIVE_INFINITY;
    const expire = () => {
      expiresAt = now() + ms;
    };
    latest.then(expire, expire);
    return latest;
  };
}
