/** The start and end of each part, as fractions of the sum of all parts. */
export function fractionSpans(lengths: readonly number[]): { from: number; to: number }[] {
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let end = 0;
  return lengths.map((length) => {
    const from = end / whole;
    end += length;
    return { from, to: end / whole };
  });
}

/** Formats 0.25 as "25%". */
export function percent(fraction: number): string {
  return `${Math.round(fraction * 100_000) / 1000}%`;
}
