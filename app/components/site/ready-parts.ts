import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** Parts mostly come with their page; one that takes longer is shown as on its way. */
const GRACE_MS = 20;

/**
 * On a change of page, hands on what is there of its data as it is. As a promise it would be on its way for a moment, and
 * the page would be made twice.
 */
export const handOnReadyParts: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
  const results = await next();
  await Promise.all(
    Object.values(results).map(async (outcome) => {
      outcome.result = await withReadyParts(outcome.result);
    }),
  );
  return results;
};

async function withReadyParts(data: unknown): Promise<unknown> {
  const ready: Record<string, unknown> = {};
  const arriving = Object.entries(data ?? {}).flatMap(([name, part]) => {
    const keep = (value: unknown) => (ready[name] = value);
    return part instanceof Promise ? part.then(keep, () => {}) : [];
  });
  if (arriving.length === 0) return data;
  await Promise.race([Promise.all(arriving), new Promise((resolve) => setTimeout(resolve, GRACE_MS))]);
  return { ...(data as object), ...ready };
}
