import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Far more than people send, even an office behind one address; a flood reaches them in seconds. */
export const MOST_A_MINUTE = 120;
export const MOST_AN_HOUR = 600;

export type RateLimit = (key: string) => Promise<boolean>;

/** Counts by key, and says whether one more is welcome. */
export function createRateLimit(): RateLimit {
  const minute = new RateLimiterMemory({ points: MOST_A_MINUTE, duration: 60 });
  const hour = new RateLimiterMemory({ points: MOST_AN_HOUR, duration: 3_600 });
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
