import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { CLIENT_ADDRESS_HEADER } from "#app/config/client-address.ts";
import { networkOf, widerNetworkOf } from "#app/lib/network.ts";
import { privateArea } from "#app/lib/private-path.ts";

/** Higher than the forms' own limits, so that a visitor meets a form's limit first, which answers with the page and the typed text. */
export const MAX_POSTS_PER_MINUTE = 300;
/** High, since the editor saves while somebody types, and a whole agency may share one address. */
export const MAX_DESK_POSTS_PER_MINUTE = 1_200;
const RATE_WINDOW_S = 60;

/** Stops a flood of posts before anything is parsed or rendered. */
export function limitPosts(): MiddlewareHandler {
  const site = createNetworkLimiters(MAX_POSTS_PER_MINUTE);
  const desk = createNetworkLimiters(MAX_DESK_POSTS_PER_MINUTE);
  return async (context, next) => {
    if (context.req.method === "GET" || context.req.method === "HEAD") return next();
    const address = context.req.header(CLIENT_ADDRESS_HEADER) ?? "unknown";
    try {
      for (const consume of isBehindSignIn(context.req.path) ? desk : site) await consume(address);
    } catch (limited) {
      if (!(limited instanceof RateLimiterRes)) throw limited;
      context.header("Retry-After", String(RATE_WINDOW_S));
      context.header("Cache-Control", "no-store");
      const text = "Too many posts from your network. Go back, where your text still is, and send it in a minute.";
      return context.text(text, 429);
    }
    return next();
  };
}

function createNetworkLimiters(points: number) {
  return [networkOf, widerNetworkOf].map((keyOf) => {
    const limiter = new RateLimiterMemory({ points, duration: RATE_WINDOW_S });
    return (address: string) => limiter.consume(keyOf(address));
  });
}

/** Whether only operators can post to the path. Anybody can post to the pages of the door. */
function isBehindSignIn(path: string) {
  return privateArea(path) === "desk" && !/^\/+desk\/(sign-in|first-run|join|passkey)\b/i.test(path);
}
