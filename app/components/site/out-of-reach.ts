import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/**
 * A page whose data cannot be fetched, because the line is down, is left to the browser, which says so and knows how to try
 * again. The page that one came from is as it was after a step back, with what was typed into it.
 */
export const leaveOutOfReach: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const isOutOfReach = Object.values(results).some(({ result }) => result instanceof TypeError);
  if (!isOutOfReach || pathOf(request.url) === pathOf(location.href)) return results;
  location.assign(request.url);
  return new Promise(() => {});
};

function pathOf(address: string) {
  const { pathname, search } = new URL(address);
  return pathname + search;
}
