import { withTimeout } from "#app/data/with-timeout.ts";
import type { SiteProcess } from "../../tests/support/run-site.ts";
import type { WebhookServer } from "../../tests/support/webhook-server.ts";

export type AttackTarget = {
  site: SiteProcess;
  dataDir: string;
  webhook: WebhookServer;
  /** Registers a cleanup, which also runs after a hang or a failure. */
  onEnd: (clean: () => unknown) => void;
};

type InputCounts = { bodies: number; noise: number; strings: number };

export type AttackOutcome = {
  requestCount: number;
  /** How many responses had each status; 0 stands for no response. */
  statusCounts: Map<number, number>;
  failures: string[];
  note?: string;
  /** The number of requests that the site's log must have. */
  expectedRequestLines?: number;
  /** Other messages that the site's log may have. */
  allowedMessages?: string[];
};

export type Attack = {
  name: string;
  /** The attack counts as hung after this time. */
  limitMinutes: number;
  run: (target: AttackTarget, inputCounts: InputCounts) => Promise<AttackOutcome>;
};

export function createOutcome(): AttackOutcome {
  return { requestCount: 0, statusCounts: new Map(), failures: [] };
}

/** Counts a response. An unexpected one is a failure: by default a server error, or no response (0). */
export function countResponse(
  outcome: AttackOutcome,
  status: number,
  what: string,
  isExpected = status > 0 && status < 500,
) {
  outcome.requestCount += 1;
  outcome.statusCounts.set(status, (outcome.statusCounts.get(status) ?? 0) + 1);
  if (!isExpected) outcome.failures.push(`${status || "no answer"} for ${what.slice(0, 120)}`);
}

/** Fetches a response with its whole text. The status is 0 if no response comes. */
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

/** Makes a different client address per index, so that no rate limit applies. */
export function clientAddress(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

export function withinMinutes<T>(work: Promise<T>, minutes: number): Promise<T> {
  return withTimeout(work, minutes * 60_000, () => new Error(`still running after ${minutes} minutes`));
}
