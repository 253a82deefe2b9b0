/** Runs at most `limit` tasks at a time; the others wait in the order they came. */
export function limitConcurrency(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // A waiting task takes over the place, so that nobody jumps the queue.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
