export const TITLE_LEADING = 0.94;

// An average letter of the title face is narrower: what is wider than expected is clamped.
const LETTER_EM = 0.46;
const SIZES = [256, 220, 188, 160, 138, 118, 100, 84, 72, 62] as const;
const SMALLEST = 62;

export type FittedTitle = { size: number; lines: number; height: number };

/** The largest size at which a title of any length fits its room, and how many lines it may take there. */
export function fitTitle(text: string, room: { width: number; height: number }): FittedTitle {
  const fits = (size: number) => heightOf(text, size, room.width) <= room.height;
  const size = SIZES.find(fits) ?? SMALLEST;
  const lines = Math.floor(room.height / (size * TITLE_LEADING));
  return { size, lines, height: Math.min(heightOf(text, size, room.width), room.height) };
}

function heightOf(text: string, size: number, width: number): number {
  const perLine = Math.floor(width / (size * LETTER_EM));
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    // A word longer than a line is one that would be broken.
    if (word.length > perLine && size > SMALLEST) return Number.POSITIVE_INFINITY;
    if (used > 0 && used + 1 + word.length > perLine) {
      lines += 1;
      used = 0;
    }
    used += (used > 0 ? 1 : 0) + word.length;
    lines += Math.floor((used - 1) / perLine);
    used = ((used - 1) % perLine) + 1;
  }
  return lines * size * TITLE_LEADING;
}
