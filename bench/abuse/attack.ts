import { withTimeout } from "#app/data/with-timeout.ts";
import type { SiteProcess } from "../../tests/support/run-site.ts";
import type { WebhookServer } from "../../tests/support/webhook-server.ts";

export type Target = {
  site: SiteProcess;
  dataDir: string;
  webhook: WebhookServer;
  /** Registers a cleanup, which also runs after a hang or a failure. */
  onEnd: (clean: () => unknown) => void;
};

type Sizes = { bodies: number; noise: number; strings: number };

/** The requests made, the statuses received, and what went wrong. */
export type Outcome = {
  tried: number;
  answers: Map<number, number>;
  failures: string[];
  note?: string;
  /** How many requests the target's log must have, and which other messages it may have. */
  logged?: number;
  messages?: string[];
};

export type Attack = {
  name: string;
  /** Minutes after which it counts as hung. */
  limit: number;
  run: (target: Target, sizes: Sizes) => Promise<Outcome>;
};

export function createOutcome(): Outcome {
  return { tried: 0, answers: new Map(), failures: [] };
}

/** Counts a response. An unexpected one is a failure: by default a server error, or no response (0). */
export function count(outcome: Outcome, status: number, what: string, isExpected = status > 0 && status < 500) {
  outcome.tried += 1;
  outcome.answers.set(status, (outcome.answers.get(status) ?? 0) + 1);
  if (!isExpected) outcome.failures.push(`${status || "no answer"} for ${what.slice(0, 120)}`);
}

/** A response with its whole text; status 0 if there is none. */
export async function fetchText(url: string, init: RequestInit = {}) {
  try {
    const response = await fetch(url, { redirect: "manual", ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return { status: 0, headers: new Headers(), text: "" };
  }
}

/** Processes a list with `atOnce` workers. */
export async function inParallel<T>(
  items: Iterable<T>,
  atOnce: number,
  work: (item: T, index: number) => Promise<void>,
) {
  const iterator = Iterator.from(items);
  let index = 0;
  const workers = Array.from({ length: atOnce }, async () => {
    for (let next = iterator.next(); !next.done; next = iterator.next()) await work(next.value, index++);
  });
  await Promise.all(workers);
}

/** A different address per index, so that no rate limit applies. */
export function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

export function withinMinutes<T>(work: Promise<T>, minutes: number): Promise<T> {
  return withTimeout(work, minutes * 60_000, () => new Error(`still running after ${minutes} minutes`));
}
