const LEADING = 0.94;
// Accents stand on each other, and on the line above.
const LEADING_WITH_ACCENTS = 1.14;
// An average letter of the title face is narrower: what is wider than expected is clamped.
const LETTER_EM = 0.46;
const SIZES = [256, 220, 188, 160, 138, 118, 100, 84, 72, 62] as const;
const SMALLEST = 62;

export type FittedTitle = { size: number; leading: number; lines: number; height: number };

/** The largest size at which a title of any length fits its room, and how many lines it may take there. */
export function fitTitle(text: string, room: { width: number; height: number }): FittedTitle {
  const leading = /\p{M}/u.test(text.normalize("NFD")) ? LEADING_WITH_ACCENTS : LEADING;
  const heightAt = (size: number) => linesOf(text, size, room.width) * size * leading;
  const size = SIZES.find((size) => heightAt(size) <= room.height) ?? SMALLEST;
  const lines = Math.floor(room.height / (size * leading));
  return { size, leading, lines, height: Math.min(heightAt(size), room.height) };
}

function linesOf(text: string, size: number, width: number): number {
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
  return lines;
}
