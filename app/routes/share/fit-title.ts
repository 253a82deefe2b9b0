const LEADING = 0.94;
// With the smaller leading, stacked accents would touch the line above.
const LEADING_WITH_ACCENTS = 1.14;
// The assumed width of a letter, more than the average. A text that is still wider is clamped.
const LETTER_WIDTH_EM = 0.46;
const SIZES_PX = [256, 220, 188, 160, 138, 118, 100, 84, 72, 62] as const;
const SMALLEST_SIZE_PX = 62;

export type FittedTitle = { size: number; leading: number; lines: number; height: number };

/** The largest size at which a title fits the space, and how many lines it may take. */
export function fitTitle(text: string, space: { width: number; height: number }): FittedTitle {
  const leading = /\p{M}/u.test(text.normalize("NFD")) ? LEADING_WITH_ACCENTS : LEADING;
  const heightAt = (size: number) => countLines(text, size, space.width) * size * leading;
  const size = SIZES_PX.find((size) => heightAt(size) <= space.height) ?? SMALLEST_SIZE_PX;
  const lines = Math.floor(space.height / (size * leading));
  return { size, leading, lines, height: Math.min(heightAt(size), space.height) };
}

function countLines(text: string, size: number, width: number): number {
  const perLine = Math.floor(width / (size * LETTER_WIDTH_EM));
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    // Reject sizes at which a word would not fit on a line.
    if (word.length > perLine && size > SMALLEST_SIZE_PX) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + 1 + word.length > perLine) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + word.length;
    lines += Math.floor((used - 1) / perLine);
    used = ((used - 1) % perLine) + 1;
  }
  return lines;
}
