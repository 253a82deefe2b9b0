import type { Line } from "./line.ts";

const NARROW = 75;
const WIDE = 140;
const LINE = 3;
const SHORTEST_LINE = 2.5;

/** Sets a word nobody measured across a line. The advances are upper bounds, so that it never runs over. A word that
 *  cannot be as wide as the line is set larger, down to the shortest line. */
export function fitWord(word: string, line = LINE, widest = WIDE, shortestLine = SHORTEST_LINE): Line {
  const [narrow, wide] = advances(word);
  const stretch = Math.min((widest - NARROW) / (WIDE - NARROW), Math.max(0, (line - narrow) / (wide - narrow)));
  const [, atNarrow, atWide] = bearings.find(([letters]) => letters.test(word)) ?? [null, 0, 0];
  return {
    text: word,
    em: Math.ceil(Math.max(shortestLine, between(narrow, wide, stretch)) * 100) / 100,
    w: Math.floor(between(NARROW, WIDE, stretch) * 10) / 10,
    l: Math.round(between(atNarrow, atWide, stretch) * 1000) / 1000,
  };
}

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** The first word that says something: "app" of "The app we may not show". */
export function firstWord(title: string): string {
  const words = title.trim().split(/\s+/);
  const word = words.find((word) => !/^(an?|the)$/i.test(word)) ?? words[0] ?? "";
  return word.replace(/[^\p{L}\p{N}]+$/u, "") || word;
}

// Widest advance of each group of letters in em, at the two widths. The font grows in a straight line between them.
const groups: readonly [letters: RegExp, narrow: number, wide: number][] = [
  [/\s/, 0.18, 0.41],
  [/[Iijl.,:;!'’|·-]/, 0.26, 0.49],
  [/[frt]/, 0.33, 0.62],
  [/s/, 0.39, 0.68],
  [/[cz]/, 0.41, 0.78],
  [/[ae]/, 0.45, 0.81],
  [/[gkvy]/, 0.47, 0.835],
  [/[hno]/, 0.46, 0.84],
  [/[/+]/, 0.46, 0.73],
  [/%/, 0.73, 1.47],
  [/\d/, 0.48, 0.98],
  [/[mwMW@]/, 0.68, 1.23],
  [/[A-Z]/, 0.52, 1.07],
  [/[a-z]/, 0.475, 0.865],
];

// Space before the ink of a first letter, likewise.
const bearings: typeof groups = [
  [/^[BDEFHIKLMNPRU]/, 0.028, 0.072],
  [/^[bhklmnpru]/, 0.025, 0.054],
  [/^[acdeioqszCGOQTZ]/, 0.01, 0.028],
];

function advances(word: string): [number, number] {
  let [narrow, wide] = [0, 0];
  for (const letter of word) {
    const [, atNarrow, atWide] = groups.find(([letters]) => letters.test(letter)) ?? [null, 1.05, 1.06];
    narrow += atNarrow;
    wide += atWide;
  }
  return [narrow, wide];
}
