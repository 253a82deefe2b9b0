/** A display line set to its measure; the numbers come from `scripts/fit.ts`. */
export type Line = {
  text: string;
  /** Length of the line in em, so that the font size is the measure divided by it. */
  em: number;
  /** Value on the width axis. */
  w: number;
  /** Left bearing in em, pulled back so that the ink starts on the margin. */
  l: number;
  /** Ink length in em of a word too short for the line: a block fills the rest. */
  reach?: number;
  /** The line was measured with `opticalPairs`. */
  pairs?: true;
};

/** A word the hero types: `stops` are the right edges of its letters in % of the line. */
export type TypedWord = Line & { reach: number; pairs: true; stops: readonly number[] };

/** Lines under each other, read out once as `label`; `phone` where the breaks differ below 768 px. */
export type Title = { label: string; lines: readonly Line[]; phone?: readonly Line[] };

/** A section head, em 8 on seven columns; a `run` head is too short for them. */
export type Head = { text: string; w: number; l: number; run?: true };

/** Capitals that nearly touch at hero size: extra space in em after the first letter of the pair. */
const opticalPairs: Readonly<Record<string, number>> = {
  AS: 0.022,
  BO: 0.022,
  BS: 0.026,
  EA: 0.014,
  ES: 0.018,
  HA: 0.012,
  IT: -0.004,
  OT: 0.012,
  TS: 0.012,
  WE: 0.014,
};

export type Part = { text: string; space?: number };

/** The runs of a line: a letter that starts a pair stands alone and carries its space. */
export function opticalParts(text: string): Part[] {
  const parts: Part[] = [];
  for (const [index, letter] of [...text].entries()) {
    const space = opticalPairs[text.slice(index, index + 2)];
    const last = parts.at(-1);
    if (space !== undefined) parts.push({ text: letter, space });
    else if (last && last.space === undefined) last.text += letter;
    else parts.push({ text: letter });
  }
  return parts;
}

/** Whether a letter reaches below the line. */
export function hangsLow(text: string): boolean {
  return /[gjpqy]/.test(text);
}

export function isMixedCase(text: string): boolean {
  return /\p{Ll}/u.test(text);
}
