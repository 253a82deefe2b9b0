import { data, type RouterContextProvider } from "react-router";
import { wholePage } from "./whole-page.ts";

const PATIENCE_MS = 400;

/** What the loader of a detail page answers: its record and the status that goes with it. */
export async function awaitRecord<T>(context: Readonly<RouterContextProvider>, reading: Promise<T | null>) {
  const { record, status } = await settle(reading, patienceOf(context));
  return data({ record }, { status });
}

/** How long a page waits for its record; the page cache waits as long as it takes. */
export function patienceOf(context: Readonly<RouterContextProvider>): number {
  return context.get(wholePage) ? Number.POSITIVE_INFINITY : PATIENCE_MS;
}

type Settled<T> = { record: T | null | Promise<T | null>; status: 200 | 404 | 503 };

/**
 * Gives a record a moment, so that a missing one can answer 404. A slower one is handed on as a promise and streams in,
 * a failed one as a rejected promise, for the page to show.
 */
export async function settle<T>(reading: Promise<T | null>, patience: number): Promise<Settled<T>> {
  const tooSlow = Symbol();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<typeof tooSlow>((resolve) => {
    if (Number.isFinite(patience)) timer = setTimeout(() => resolve(tooSlow), patience);
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
