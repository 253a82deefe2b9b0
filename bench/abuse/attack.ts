import type { Process } from "../../tests/support/run-site.ts";
import type { WebhookServer } from "../../tests/support/webhook-server.ts";

export type Ground = { site: Process; dataDir: string; webhook: WebhookServer };

/** What an attack found: how much was tried, what the site answered, and what it should not have done. */
export type Outcome = { tried: number; answers: Map<number, number>; failures: string[]; note?: string };

export type Attack = { name: string; run: (ground: Ground, count: number) => Promise<Outcome> };

export function createOutcome(): Outcome {
  return { tried: 0, answers: new Map(), failures: [] };
}

/** Counts an answer; a server error is a failure whatever was asked. */
export function count(outcome: Outcome, status: number, what: string) {
  outcome.tried += 1;
  outcome.answers.set(status, (outcome.answers.get(status) ?? 0) + 1);
  if (status >= 500) outcome.failures.push(`${status} for ${what.slice(0, 120)}`);
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
