/** Whether any letter reaches below the baseline. */
export function hasDescender(text: string): boolean {
  return /[gjpqy]/.test(text);
}

export function isMixedCase(text: string): boolean {
  return /\p{Ll}/u.test(text);
}
