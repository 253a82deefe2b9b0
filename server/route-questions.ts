import type { MiddlewareHandler } from "hono";

/** More than the router asks about at once: its addresses end at 7,680 characters. It takes 60 µs for each. */
const MOST_PATHS = 400;

/** The router asks which routes its page's links lead to. A list of thousands would hold the process for long. */
export function routeQuestions(): MiddlewareHandler {
  return async ({ req, text }, next) => {
    const paths = req.queries("paths")?.join().split(",") ?? [];
    return paths.length > MOST_PATHS ? text(`At most ${MOST_PATHS} paths at once.`, 400) : next();
  };
}
