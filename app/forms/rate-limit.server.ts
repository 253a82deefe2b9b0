import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** More than an office behind one address sends; a flood gets there in seconds. */
export const MAX_PER_MINUTE = 120;
export const MAX_PER_HOUR = 600;

export type RateLimit = (key: string) => Promise<boolean>;

/** Counts one post for the key; false when it is over the limit. */
export function createRateLimit(): RateLimit {
  const minute = new RateLimiterMemory({ points: MAX_PER_MINUTE, duration: 60 });
  const hour = new RateLimiterMemory({ points: MAX_PER_HOUR, duration: 3_600 });
  return async (key) => {
    try {
      await minute.consume(key);
      await hour.consume(key);
      return true;
    } catch (limited) {
      if (!(limited instanceof RateLimiterRes)) throw limited;
      return false;
    }
  };
}
