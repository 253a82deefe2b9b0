/** Where each part of a whole begins and ends, as shares of 0 to 1. */
export function spans(lengths: readonly number[]): { from: number; to: number }[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let end = 0;
  return lengths.map((length) => {
    const from = end / whole;
    end += length;
    return { from, to: end / whole };
  });
}

/** A share as a CSS length of its container. */
export function percent(share: number): string {
  return `${Math.round(share * 100_000) / 1000}%`;
}
