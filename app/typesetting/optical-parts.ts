/** Extra space in em after the first letter of a pair of capitals that nearly touch at hero size. */
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

export type OpticalPart = { text: string; space?: number };

/** Splits a line into parts. The first letter of an optical pair is a part of its own, with the space after it. */
export function opticalParts(text: string): OpticalPart[] {
  const parts: OpticalPart[] = [];
  for (const [index, letter] of [...text].entries()) {
    const space = opticalPairs[text.slice(index, index + 2)];
    const last = parts.at(-1);
    if (space !== undefined) parts.push({ text: letter, space });
    else if (last && last.space === undefined) last.text += letter;
    else parts.push({ text: letter });
  }
  return parts;
}
