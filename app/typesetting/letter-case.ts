/** Whether a letter reaches below the line. */
export function hangsLow(text: string): boolean {
  return /[gjpqy]/.test(text);
}

export function isMixedCase(text: string): boolean {
  return /\p{Ll}/u.test(text);
}
