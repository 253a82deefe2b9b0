import metrics from "./display-metrics.generated.json" with { type: "json" };
import { opticalParts } from "./optical-parts.ts";

/** Left and right edge of a letter's ink, in em from the start of the line. */
type InkEdges = { left: number; right: number };

/** In thousandths of an em. Letters that the font lacks come from a fallback font, in which few are wider than this. */
const UNKNOWN_GLYPH_WIDTH = 1050;

const parseMasters = (rows: string) => rows.split(";").map((row) => row.split(" ").map(Number));
const [advances, leftBearings, rightBearings] = [
  parseMasters(metrics.advance),
  parseMasters(metrics.left),
  parseMasters(metrics.right),
];
const glyphIndexes = new Map([...metrics.letters].map((letter, index) => [letter, index]));

const { kerning } = metrics;
const kerningIndexes = new Map([...kerning.letters].map((letter, index) => [letter, index]));
const [kerningRows, kerningColumns] = [kerning.first, kerning.second].map((list) => list.split(" ").map(Number));
const [narrowKerning, wideKerning] = [kerning.narrow, kerning.wide].map((plane) =>
  plane.split(";").map((row) => row.split(",").map(Number)),
);

/** The ink edges of each letter of a line, from display-metrics.generated.json. A test compares them with what scripts/display-font.ts measures. */
export function inkEdges(text: string, widthAxis: number, pairs = false): InkEdges[] {
  const position = axisPosition(widthAxis);
  let pen = 0;
  // Browsers do not kern between parts, because the first letter of each pair is an element of its own.
  const parts = pairs ? opticalParts(text) : [{ text, space: 0 }];
  return parts.flatMap(({ text: part, space = 0 }) => {
    const letters = [...part];
    return letters.map((letter, index) => {
      const glyph = glyphAt(letter, position);
      const ink = { left: (pen + glyph.left) / 1000, right: (pen + glyph.right) / 1000 };
      pen += glyph.advance + kerningBetween(letter, letters[index + 1], position) + space * 1000;
      return ink;
    });
  });
}

/** A value of the width axis on the font's normalised scale from 0 to 1 (`avar`), on which widths are linear below and above 0.4. */
function axisPosition(widthAxis: number): number {
  if (widthAxis <= 87.5) return (Math.max(widthAxis, 62.5) - 62.5) / 125;
  if (widthAxis <= 100) return 0.2 + (widthAxis - 87.5) / 62.5;
  return 0.4 + (Math.min(widthAxis, 150) - 100) / (50 / 0.6);
}

function glyphAt(letter: string, position: number) {
  const index = glyphIndexes.get(letter);
  if (index === undefined) return { left: 0, right: UNKNOWN_GLYPH_WIDTH, advance: UNKNOWN_GLYPH_WIDTH };
  const [from, fraction] = position <= 0.4 ? [0, position / 0.4] : [1, (position - 0.4) / 0.6];
  const between = (rows: number[][]) => {
    const [low = 0, high = 0] = [rows[from]?.[index], rows[from + 1]?.[index]];
    return low + (high - low) * fraction;
  };
  const advance = between(advances);
  return { left: between(leftBearings), right: advance - between(rightBearings), advance };
}

function kerningBetween(letter: string, next: string | undefined, position: number): number {
  const row = kerningRows?.[kerningIndexes.get(letter) ?? -1];
  const column = kerningColumns?.[kerningIndexes.get(next ?? "") ?? -1];
  if (row === undefined || column === undefined) return 0;
  const [narrow = 0, wide = 0] = [narrowKerning?.[row]?.[column], wideKerning?.[row]?.[column]];
  return (narrow + (wide - narrow) * position) * kerning.step;
}
