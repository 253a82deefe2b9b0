import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { signInPauseMinutes } from "#app/content/desk/sign-in-limits.ts";
import { networkOf } from "#app/lib/network.ts";

export const MAX_PER_ACCOUNT = 5;
/** More than for one account, since several people may share an address. */
export const MAX_PER_NETWORK = 20;
/**
 * In `signInPauseMinutes`, from all browsers together that never signed in here. A hash costs 19 MiB and a tenth of a second,
 * so this bounds the work.
 */
export const MAX_GUESSES_FROM_NEW_BROWSERS = 300;

export type Attempt = {
  /** As typed, whether or not anybody has it. */
  email: string;
  address: string;
  /** The known device of that account, which counts by itself: guessing elsewhere does not lock it out. */
  device: string | null;
};

/** Whether this try is allowed, and how many are `left` after it. In a pause it is not, and none are left. */
export type AttemptAllowance = { isAllowed: boolean; left: number };

/** Limits guesses at passwords. Passkeys cannot be guessed and are not counted. */
export function createAttempts() {
  const limiter = (points: number) =>
    new RateLimiterMemory({ points, duration: signInPauseMinutes * 60, blockDuration: signInPauseMinutes * 60 });
  const account = limiter(MAX_PER_ACCOUNT);
  const network = limiter(MAX_PER_NETWORK);
  const newBrowsers = new RateLimiterMemory({
    points: MAX_GUESSES_FROM_NEW_BROWSERS,
    duration: signInPauseMinutes * 60,
  });

  /** Counts a try before its password is checked, so that a hundred sent at once count as a hundred. */
  async function begin(attempt: Attempt): Promise<AttemptAllowance> {
    try {
      const { remainingPoints } = await account.consume(accountKey(attempt));
      if (!attempt.device) {
        await network.consume(networkOf(attempt.address));
        await newBrowsers.consume("all");
      }
      if (remainingPoints === 0) await account.block(accountKey(attempt), signInPauseMinutes * 60);
      return { isAllowed: true, left: remainingPoints };
    } catch (limited) {
      if (!(limited instanceof RateLimiterRes)) throw limited;
      return { isAllowed: false, left: 0 };
    }
  }

  /** After the right password: clears the account's count, and takes this try back from the others. */
  async function forgive(attempt: Attempt): Promise<void> {
    await account.delete(accountKey(attempt));
    if (attempt.device) return;
    await network.reward(networkOf(attempt.address));
    await newBrowsers.reward("all");
  }

  return { begin, forgive };
}

function accountKey({ email, device }: Attempt): string {
  return `${device ?? ""} ${email.trim().toLowerCase()}`;
}
