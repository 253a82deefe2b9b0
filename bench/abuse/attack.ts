import { setTimeout as sleep } from "node:timers/promises";
import type { Process } from "../../tests/support/run-site.ts";
import type { WebhookServer } from "../../tests/support/webhook-server.ts";

export type Ground = {
  site: Process;
  dataDir: string;
  webhook: WebhookServer;
  /** Is called when the attack is over, also when it hung or failed. */
  atEnd: (end: () => unknown) => void;
};

/** How many of each. */
type Sizes = { bodies: number; noise: number; strings: number };

/** What an attack found: how much was tried, what the site answered, and what it should not have done. */
export type Outcome = {
  tried: number;
  answers: Map<number, number>;
  failures: string[];
  note?: string;
  /** How many requests the log of the ground's site must have, and the messages that may stand beside them. */
  logged?: number;
  messages?: string[];
};

export type Attack = {
  name: string;
  /** In minutes, after which it counts as hanging. */
  limit: number;
  run: (ground: Ground, sizes: Sizes) => Promise<Outcome>;
};

export function createOutcome(): Outcome {
  return { tried: 0, answers: new Map(), failures: [] };
}

/** Counts an answer. What was not expected is a failure: unless told otherwise a server error, or no answer (0). */
export function count(outcome: Outcome, status: number, what: string, isExpected = status > 0 && status < 500) {
  outcome.tried += 1;
  outcome.answers.set(status, (outcome.answers.get(status) ?? 0) + 1);
  if (!isExpected) outcome.failures.push(`${status || "no answer"} for ${what.slice(0, 120)}`);
}

/** A request and its whole answer; status 0 when there is none. */
export async function ask(url: string, init: RequestInit = {}) {
  try {
    const response = await fetch(url, { redirect: "manual", ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return { status: 0, headers: new Headers(), text: "" };
  }
}

/** Works through a list, so many at a time. */
export async function inParallel<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T, index: number) => Promise<void>,
) {
  const iterator = Iterator.from(items);
  let index = 0;
  const lines = Array.from({ length: atOnce }, async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value, index++);
  });
  await Promise.all(lines);
}

/** An address of its own for each, so that the limit per address decides nothing here. */
export function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

/** Fails when it takes longer. */
export async function within<T>(minutes: number, work: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = sleep(minutes * 60_000, undefined, { signal: over.signal }).then(() => {
    throw new Error(`not at an end after ${minutes} minutes`);
  });
  // Whichever comes second must not end the process.
  work.catch(() => {});
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
