// server.ts and the built app are separate module graphs in one process; a global shares the set of attempts between them.
const attemptsKey = Symbol.for("furlong.attempts");
const attemptsHolder = globalThis as { [attemptsKey]?: Set<Promise<unknown>> };
const runningAttempts = attemptsHolder[attemptsKey] ?? new Set<Promise<unknown>>();
attemptsHolder[attemptsKey] = runningAttempts;

/** Runs the work of storing a post or sending a delivery. A shutdown waits for its end. */
export function finishBeforeShutdown<T>(work: () => Promise<T>): Promise<T> {
  const promise = work();
  const ended = promise.catch(() => {}).finally(() => runningAttempts.delete(ended));
  runningAttempts.add(ended);
  return promise;
}

/** Resolves when no attempt is running. */
export async function attemptsEnded(): Promise<void> {
  while (runningAttempts.size > 0) await Promise.all(runningAttempts);
}
