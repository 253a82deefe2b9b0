import type { Line } from "./line.ts";

const NARROW = 75;
const WIDE = 140;
const SHORTEST_LINE = 3;

/** Sets a word nobody measured across a line. The advances are upper bounds, so that it never runs over. */
export function fitWord(word: string, shortestLine = SHORTEST_LINE, widest = WIDE): Line {
  const [narrow, wide] = advances(word);
  const w = Math.min(widest, Math.max(NARROW, NARROW + ((shortestLine - narrow) / (wide - narrow)) * (WIDE - NARROW)));
  const length = narrow + ((w - NARROW) / (WIDE - NARROW)) * (wide - narrow);
  return {
    text: word,
    em: Math.ceil(Math.max(shortestLine, length) * 100) / 100,
    w: Math.floor(w * 10) / 10,
    l: /^[BDEFHIKLMNPRbhiklmnpru]/.test(word) ? 0.05 : 0.01,
  };
}

/** The first word that says something: "app" of "The app we may not show". */
export function firstWord(title: string): string {
  const words = title.trim().split(/\s+/);
  const word = words.find((word) => !/^(an?|the)$/i.test(word)) ?? words[0] ?? "";
  return word.replace(/[^\p{L}\p{N}]+$/u, "") || word;
}

// Widest advance of each group of letters in em, at the two widths. The font grows in a straight line between them.
const groups: readonly [letters: RegExp, narrow: number, wide: number][] = [
  [/\s/, 0.18, 0.41],
  [/[Iijl.,:;!'’|·-]/, 0.25, 0.47],
  [/[frt]/, 0.32, 0.6],
  [/[/+]/, 0.46, 0.73],
  [/%/, 0.73, 1.47],
  [/\d/, 0.48, 0.98],
  [/[mwMW@]/, 0.67, 1.22],
  [/[A-Z]/, 0.51, 1.07],
  [/[a-z]/, 0.47, 0.85],
];

function advances(word: string): [number, number] {
  let [narrow, wide] = [0.05, 0.05];
  for (const letter of word) {
    const [, atNarrow, atWide] = groups.find(([letters]) => letters.test(letter)) ?? [null, 1.05, 1.06];
    narrow += atNarrow;
    wide += atWide;
  }
  return [narrow, wide];
}
