import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { signInPauseMinutes } from "#app/content/desk/sign-in-limits.ts";
import { networkOf } from "#app/lib/network.ts";

export const MAX_GUESSES_PER_ACCOUNT = 5;
/** More than for one account, since several people may share a network. */
export const MAX_GUESSES_PER_NETWORK = 20;
/**
 * Guesses per `signInPauseMinutes` from all browsers that have never signed in here. The limit bounds the work: one hash costs
 * 19 MiB and a tenth of a second.
 */
export const MAX_GUESSES_FROM_NEW_BROWSERS = 300;

export type Guess = {
  /** As typed; it may belong to nobody. */
  email: string;
  address: string;
  /** A browser that this account has used; null for a new one. Its guesses count apart, so guesses elsewhere do not lock it out. */
  device: string | null;
};

/** Whether a guess is allowed, and how many are `left` after it. During a pause none is allowed and none are left. */
export type GuessAllowance = { isAllowed: boolean; left: number };

/** Limits guesses at passwords. Passkeys cannot be guessed, so sign-ins with them are not counted. */
export function createGuessLimiter() {
  const createLimiter = (points: number) =>
    new RateLimiterMemory({ points, duration: signInPauseMinutes * 60, blockDuration: signInPauseMinutes * 60 });
  const account = createLimiter(MAX_GUESSES_PER_ACCOUNT);
  const network = createLimiter(MAX_GUESSES_PER_NETWORK);
  const newBrowsers = new RateLimiterMemory({
    points: MAX_GUESSES_FROM_NEW_BROWSERS,
    duration: signInPauseMinutes * 60,
  });

  /** Counts a guess before its password is checked, so that a hundred sent at once count as a hundred. */
  async function begin(guess: Guess): Promise<GuessAllowance> {
    try {
      const { remainingPoints } = await account.consume(accountKey(guess));
      if (!guess.device) {
        await network.consume(networkOf(guess.address));
        await newBrowsers.consume("all");
      }
      if (remainingPoints === 0) await account.block(accountKey(guess), signInPauseMinutes * 60);
      return { isAllowed: true, left: remainingPoints };
    } catch (limited) {
      if (!(limited instanceof RateLimiterRes)) throw limited;
      return { isAllowed: false, left: 0 };
    }
  }

  /** After the right password: clears the account's count, and takes this guess back from the network's and the common count. */
  async function forgive(guess: Guess): Promise<void> {
    await account.delete(accountKey(guess));
    if (guess.device) return;
    await network.reward(networkOf(guess.address));
    await newBrowsers.reward("all");
  }

  return { begin, forgive };
}

function accountKey({ email, device }: Guess): string {
  return `${device ?? ""} ${email.trim().toLowerCase()}`;
}
