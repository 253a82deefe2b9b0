/** Runs `load` and shares its result or failure with every call until `ms` after the end of the load. The next call loads again. */
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
