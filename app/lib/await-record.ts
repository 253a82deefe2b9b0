import { data, type RouterContextProvider, redirect } from "react-router";
import { finishedPage } from "./finished-page.ts";

const MAX_RECORD_WAIT_MS = 400;

/** Where a page has moved to; without a target it is gone for good. */
type Moved = { target: string | null };

/** What the loader of a detail page returns: its record and the matching status. */
export async function awaitRecord<T>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<T | null>,
  findMoved: () => Promise<Moved | null>,
) {
  const { record, status } = await recordWithin(recordWait(context), reading);
  // If the look-up of a redirect fails, the 404 stands.
  const moved = status === 404 ? await findMoved().catch(() => null) : null;
  if (moved?.target) throw redirect(moved.target, 301);
  return data({ record }, { status: moved ? 410 : status });
}

/** How long a page waits for its record. One that is rendered for the page cache waits without a limit. */
export function recordWait(context: Readonly<RouterContextProvider>): number {
  return context.get(finishedPage) ? Number.POSITIVE_INFINITY : MAX_RECORD_WAIT_MS;
}

type AwaitedRecord<T> = { record: T | null | Promise<T | null>; status: 200 | 404 | 503 };

/**
 * Waits briefly for a record, so that a missing one can answer 404. After that the promise itself is returned and the record
 * streams in. A failed read stays a rejected promise, for the page to show its error state.
 */
export async function recordWithin<T>(ms: number, reading: Promise<T | null>): Promise<AwaitedRecord<T>> {
  const tooSlow = Symbol();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<typeof tooSlow>((resolve) => {
    if (Number.isFinite(ms)) timer = setTimeout(() => resolve(tooSlow), ms);
  });
  try {
    const record = await Promise.race([reading, timeout]);
    if (record === tooSlow) return { record: reading, status: 200 };
    return { record, status: record === null ? 404 : 200 };
  } catch {
    return { record: reading, status: 503 };
  } finally {
    clearTimeout(timer);
  }
}
