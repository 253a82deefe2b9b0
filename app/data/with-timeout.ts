/** The promise's result. Rejects once `ms` have passed without a result. */
export async function withTimeout<T>(
  promise: PromiseLike<T>,
  ms: number,
  timeoutError = () => new Error(`no answer within ${ms} ms`),
): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  // After a stall of the process the timer fires before the socket is read. The immediate lets a response that has already
  // arrived be read first.
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(() => reject(timeoutError()))), ms);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
    clearImmediate(immediate);
  }
}
