import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** A page whose data cannot be fetched is left to the browser, which tries on its own, says what is wrong and tries again. */
export const leaveOutOfReach: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  const isOutOfReach = Object.values(results).some(({ result }) => result instanceof TypeError);
  if (!isOutOfReach || new URL(request.url).pathname === location.pathname) return results;
  location.assign(request.url);
  return new Promise(() => {});
};
