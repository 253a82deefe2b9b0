import metrics from "./display-metrics.generated.json" with { type: "json" };
import { opticalParts } from "./optical-parts.ts";

/** In em, from the start of the line. */
type Ink = { left: number; right: number };

/** Letters that the font lacks come from another font. Few are wider than this, in thousandths of an em. */
const UNKNOWN_WIDTH = 1050;

const byMaster = (rows: string) => rows.split(";").map((row) => row.split(" ").map(Number));
const [advances, lefts, rights] = [byMaster(metrics.advance), byMaster(metrics.left), byMaster(metrics.right)];
const indexOf = new Map([...metrics.letters].map((letter, index) => [letter, index]));

const { kerning } = metrics;
const kernIndexOf = new Map([...kerning.letters].map((letter, index) => [letter, index]));
const [rowOf, columnOf] = [kerning.first, kerning.second].map((list) => list.split(" ").map(Number));
const [narrowKerns, wideKerns] = [kerning.narrow, kerning.wide].map((plane) =>
  plane.split(";").map((row) => row.split(",").map(Number)),
);

/** The left and right edge of each letter's ink. scripts/display-font.ts measures the same with the font itself. */
export function inkEdges(text: string, widthAxis: number, pairs = false): Ink[] {
  const position = axisPosition(widthAxis);
  let pen = 0;
  // There is no kerning across the edge of an element.
  const parts = pairs ? opticalParts(text) : [{ text, space: 0 }];
  return parts.flatMap(({ text: part, space = 0 }) => {
    const letters = [...part];
    return letters.map((letter, index) => {
      const glyph = glyphAt(letter, position);
      const ink = { left: (pen + glyph.left) / 1000, right: (pen + glyph.right) / 1000 };
      pen += glyph.advance + kern(letter, letters[index + 1], position) + space * 1000;
      return ink;
    });
  });
}

/** The font's normalised axis from 0 to 1 (`avar`). Widths are linear in it, with a knee at 0.4. */
function axisPosition(widthAxis: number): number {
  if (widthAxis <= 87.5) return (Math.max(widthAxis, 62.5) - 62.5) / 125;
  if (widthAxis <= 100) return 0.2 + (widthAxis - 87.5) / 62.5;
  return 0.4 + (Math.min(widthAxis, 150) - 100) / (50 / 0.6);
}

function glyphAt(letter: string, position: number) {
  const index = indexOf.get(letter);
  if (index === undefined) return { left: 0, right: UNKNOWN_WIDTH, advance: UNKNOWN_WIDTH };
  const [from, fraction] = position <= 0.4 ? [0, position / 0.4] : [1, (position - 0.4) / 0.6];
  const between = (rows: number[][]) => {
    const [low = 0, high = 0] = [rows[from]?.[index], rows[from + 1]?.[index]];
    return low + (high - low) * fraction;
  };
  const advance = between(advances);
  return { left: between(lefts), right: advance - between(rights), advance };
}

function kern(letter: string, next: string | undefined, position: number): number {
  const row = rowOf?.[kernIndexOf.get(letter) ?? -1];
  const column = columnOf?.[kernIndexOf.get(next ?? "") ?? -1];
  if (row === undefined || column === undefined) return 0;
  const [narrow = 0, wide = 0] = [narrowKerns?.[row]?.[column], wideKerns?.[row]?.[column]];
  return (narrow + (wide - narrow) * position) * kerning.step;
}
