import { isWhole } from "./whole-page.ts";

const PATIENCE_MS = 400;

type Settled<T> = { record: T | null | Promise<T | null>; status: 200 | 404 | 503 };

/**
 * Gives a record a moment, so that a missing one can answer 404. A slower one is handed on as a promise and streams in,
 * a failed one as a rejected promise, for the page to show. Who wants the whole page waits as long as it takes.
 */
export async function settle<T>(request: Request, reading: Promise<T | null>): Promise<Settled<T>> {
  const tooSlow = Symbol();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<typeof tooSlow>((resolve) => {
    if (!isWhole(request)) timer = setTimeout(() => resolve(tooSlow), PATIENCE_MS);
  });
  try {
    const record = await Promise.race([reading, expiry]);
    if (record === tooSlow) return { record: reading, status: 200 };
    return { record, status: record === null ? 404 : 200 };
  } catch {
    return { record: reading, status: 503 };
  } finally {
    clearTimeout(timer);
  }
}
