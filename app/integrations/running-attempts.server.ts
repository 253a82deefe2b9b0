// server.ts and the built app are separate module graphs in one process; a global shares the set between them.
const slot = Symbol.for("furlong.attempts");
const holder = globalThis as { [slot]?: Set<Promise<unknown>> };
const running = holder[slot] ?? new Set<Promise<unknown>>();
holder[slot] = running;

/** Starts an attempt that a shutdown waits for. */
export function runAttempt<T>(attempt: () => Promise<T>): Promise<T> {
  const promise = attempt();
  const ended = promise.catch(() => {}).finally(() => running.delete(ended));
  running.add(ended);
  return promise;
}

/** Resolves once no attempt runs. */
export async function attemptsEnded(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
