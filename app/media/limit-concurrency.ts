/** Makes a function that runs at most `limit` tasks at a time. The others wait in order. */
export function limitConcurrency(limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next waiting task takes over the place, so that no new task overtakes it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
