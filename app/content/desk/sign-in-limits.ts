/** Of a password, in characters. */
export const minPasswordLength = 12;
export const maxPasswordLength = 256;

/** After too many wrong passwords. */
export const pauseMinutes = 15;

/** How long the links to claim the desk, to join it and to start over work. */
export const firstLinkMinutes = 60;
export const joinLinkDays = 3;
export const resetLinkDays = 1;
export const joinLinkTime = daysInWords(joinLinkDays);
export const resetLinkTime = daysInWords(resetLinkDays);

/** A session ends when it has opened no screen for this long. */
export const sessionIdleDays = 14;

/** How long a passkey or password that was given counts for what asks for it once more. */
export const confirmedMinutes = 15;

/** Words up to a week, as the copy of the desk has them. */
export function daysInWords(days: number): string {
  if (days === 1) return "a day";
  const words = ["two", "three", "four", "five", "six", "seven"];
  return `${words[days - 2] ?? days} days`;
}
