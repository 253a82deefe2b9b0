/** Limits for a password, in characters. */
export const minPasswordLength = 12;
export const maxPasswordLength = 256;

/** How long sign-in by password pauses after too many wrong passwords. */
export const signInPauseMinutes = 15;

/** How long one-time links work: to claim the desk, to join it and to reset how one signs in. */
export const firstLinkMinutes = 60;
export const joinLinkDays = 3;
export const resetLinkDays = 1;
export const joinLinkTime = daysInWords(joinLinkDays);
export const resetLinkTime = daysInWords(resetLinkDays);

/** A session ends after this many days in which it loaded no screen. */
export const sessionIdleDays = 14;

/** How long a confirmation by passkey or password lasts before the desk asks for it again. */
export const confirmedMinutes = 15;

/** A number of days as the desk writes it: in words up to a week, then in digits. */
export function daysInWords(days: number): string {
  if (days === 1) return "a day";
  const words = ["two", "three", "four", "five", "six", "seven"];
  return `${words[days - 2] ?? days} days`;
}
