import type { MiddlewareHandler } from "hono";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { CLIENT_ADDRESS_HEADER } from "#app/config/client-address.ts";
import { networkOf, widerNetworkOf } from "#app/lib/network.ts";
import { privateArea } from "#app/lib/private-path.ts";

/** Higher than the forms' own limits, so that a visitor meets those first and gets the page back with what they typed. */
export const MAX_POSTS_PER_MINUTE = 300;
/** Each editor saves every two seconds, and an agency shares one address. */
export const MAX_DESK_POSTS_PER_MINUTE = 1_200;
const WAIT_S = 60;

/** Stops a flood of posts before anything is parsed or rendered. */
export function postRateLimit(): MiddlewareHandler {
  const site = limitsOf(MAX_POSTS_PER_MINUTE);
  const desk = limitsOf(MAX_DESK_POSTS_PER_MINUTE);
  return async (context, next) => {
    if (context.req.method === "GET" || context.req.method === "HEAD") return next();
    const address = context.req.header(CLIENT_ADDRESS_HEADER) ?? "unknown";
    try {
      for (const consume of isDeskWork(context.req.path) ? desk : site) await consume(address);
    } catch (limited) {
      if (!(limited instanceof RateLimiterRes)) throw limited;
      context.header("Retry-After", String(WAIT_S));
      context.header("Cache-Control", "no-store");
      const text = "Too many posts from your network. Go back, where your text still is, and send it in a minute.";
      return context.text(text, 429);
    }
    return next();
  };
}

function limitsOf(points: number) {
  return [networkOf, widerNetworkOf].map((keyOf) => {
    const limiter = new RateLimiterMemory({ points, duration: WAIT_S });
    return (address: string) => limiter.consume(keyOf(address));
  });
}

/** What only operators do. Whoever stands at the door may be anybody. */
function isDeskWork(path: string) {
  return privateArea(path) === "desk" && !/^\/+desk\/(sign-in|first-run|join|passkey)\b/i.test(path);
}
