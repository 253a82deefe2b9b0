import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networkOf, widerNetworkOf } from "#app/lib/network.ts";

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** Per form and network: an IPv4 address or /64 per minute, an IPv4 address or /48 per hour. A whole office sends less. */
export const MAX_PER_FORM_NETWORK_MINUTE = 120;
export const MAX_PER_FORM_NETWORK_HOUR = 600;
/** Per IPv4 address or /48, for all internal forms together. */
export const MAX_INTERNAL_PER_NETWORK_MINUTE = 10;
/** Per form, for all clients together: a flood from many networks must not fill the disk. */
export const MAX_PER_FORM_HOUR_IN_ALL = 5_000;
/** Per IPv4 address or /48, for all forms together. A large post takes more than twice its size on disk: `npm run bench:abuse`. */
export const MAX_BYTES_PER_NETWORK_HOUR = 10 * 2 ** 20;

export type CountedPost = { formId: string; address: string; bytes: number; isInternal: boolean };
export type RateLimit = (post: CountedPost) => Promise<boolean>;

/** Creates a limiter that counts a post and returns false if the post is over a limit. */
export function createRateLimit(): RateLimit {
  const limiter = (points: number, duration: number) => new RateLimiterMemory({ points, duration });
  const minute = limiter(MAX_PER_FORM_NETWORK_MINUTE, MINUTE_S);
  const internal = limiter(MAX_INTERNAL_PER_NETWORK_MINUTE, MINUTE_S);
  const hour = limiter(MAX_PER_FORM_NETWORK_HOUR, HOUR_S);
  const bytesPerHour = limiter(MAX_BYTES_PER_NETWORK_HOUR, HOUR_S);
  const everyone = limiter(MAX_PER_FORM_HOUR_IN_ALL, HOUR_S);
  return async ({ formId, address, bytes, isInternal }) => {
    const network = networkOf(address);
    const wider = widerNetworkOf(address);
    const counts: [RateLimiterAbstract, string, number][] = [
      isInternal ? [internal, wider, 1] : [minute, `${formId} ${network}`, 1],
      [hour, `${formId} ${wider}`, 1],
      [bytesPerHour, wider, bytes],
      [everyone, formId, 1],
    ];
    try {
      for (const [limit, key, points] of counts) await limit.consume(key, points);
      return true;
    } catch (limited) {
      if (!(limited instanceof RateLimiterRes)) throw limited;
      return false;
    }
  };
}
