import { data, type RouterContextProvider, redirect } from "react-router";
import { finishedPage } from "./finished-page.ts";

const MAX_RECORD_WAIT_MS = 400;

/** A record whose page moved to `target`, or was removed for good if the target is null. */
type MovedRecord = { target: string | null };

/** Returns what the loader of a record's page returns: the record with status 200, 404, 410 or 503. Redirects if the record moved. */
export async function awaitRecord<T>(
  context: Readonly<RouterContextProvider>,
  reading: Promise<T | null>,
  findMoved: () => Promise<MovedRecord | null>,
) {
  const { record, status } = await recordWithin(recordWaitMs(context), reading);
  // If the search for a new address fails, the answer stays a 404.
  const moved = status === 404 ? await findMoved().catch(() => null) : null;
  if (moved?.target) throw redirect(moved.target, 301);
  return data({ record }, { status: moved ? 410 : status });
}

/** How long a page waits for its record. A page rendered for the page cache waits without a limit. */
export function recordWaitMs(context: Readonly<RouterContextProvider>): number {
  return context.get(finishedPage) ? Number.POSITIVE_INFINITY : MAX_RECORD_WAIT_MS;
}

type AwaitedRecord<T> = { record: T | null | Promise<T | null>; status: 200 | 404 | 503 };

/**
 * Waits briefly for a record, so that a missing record can answer 404. A slower record is returned as its promise and streams
 * in. A failed read is returned as the rejected promise, for which the page shows its error state.
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
