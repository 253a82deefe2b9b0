/** The promise's result, or a rejection once `ms` have passed without one. */
export async function withTimeout<T>(
  promise: PromiseLike<T>,
  ms: number,
  timeoutError = () => new Error(`no answer within ${ms} ms`),
): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  // After a stall the timer fires before the socket is read. The immediate lets a response that is already there be
  // read first.
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(() => reject(timeoutError()))), ms);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
    clearImmediate(immediate);
  }
}
