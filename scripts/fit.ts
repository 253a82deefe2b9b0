// Sets a line to its measure: finds the width at which the ink, not the advance, of a text is exactly `em` long, and the
// left bearing to pull back. The results are constants, because the font size is a share of the measure.
//   node scripts/fit.ts "READY TO=4.4"        lines
//   node scripts/fit.ts hero "WEBSITES=4.1"   lines with optical pairs
//   node scripts/fit.ts h2 "What We Create"   section heads; "run" means that the block fills the rest
import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";
import { opticalParts } from "../app/lib/line.ts";

export type Ink = { l: number; w: number };
export type Fit = { w: number; l: number; got: number; ok: boolean };
export type Stops = { w: number; l: number; x: number[] };

const NARROWEST = 62;
const WIDEST = 150;
const HEAD_EM = 8;
const RUN_WIDTH = 128;
// Height of a capital, in em.
const CAPITALS = 0.7;

/** Width and left bearing for a line `em` long; `ok` is false when no width of the font reaches it. */
function fitLine(text: string, em: number, pairs = false): Fit {
  let low = NARROWEST;
  let high = WIDEST;
  for (let step = 0; step < 16; step++) {
    const middle = (low + high) / 2;
    if (ink(text, middle, pairs).w > em) high = middle;
    else low = middle;
  }
  const { l, w } = ink(text, low, pairs);
  return { w: round(low, 1), l: round(l, 3), got: round(w, 3), ok: Math.abs(w - em) < 0.01 };
}

// Inside it is fitLine: Biome takes a call of fit() for a focused test.
export { fitLine as fit };

/** Width and left bearing for a section head; `run` when it is too short for seven columns, and then width 128. */
export function fitHead(text: string): Fit & { run: boolean } {
  const fitted = fitLine(text, HEAD_EM);
  if (fitted.ok || fitted.got > HEAD_EM) return { ...fitted, run: false };
  const { l, w } = ink(text, RUN_WIDTH);
  return { w: RUN_WIDTH, l: round(l, 3), got: round(w, 3), ok: false, run: true };
}

/** Left edge and length of the ink, in em. */
export function ink(text: string, wdth: number, pairs = false): Ink {
  const drawn = glyphs(text, wdth, pairs).filter(({ left, right }) => right > left);
  const l = drawn[0]?.left ?? 0;
  return { l, w: (drawn.at(-1)?.right ?? 0) - l };
}

/** Caret stops of a typed word: the right ink edge of each letter, in % of a line `line` em long. */
export function stops(text: string, em: number, line: number, pairs = true): Stops {
  const { w, l } = fitLine(text, em, pairs);
  return { w, l, x: glyphs(text, w, pairs).map(({ right }) => round(((right - l) / line) * 100, 1)) };
}

type Frame = { left: number; top: number; width: number; height: number };

/** A letter as the path of an SVG, as wide as the font can make it without leaving the frame. */
export function drawnGlyph(letter: string, { left, top, width, height }: Frame): string {
  const heightOf = ({ maxY, minY }: { maxY: number; minY: number }) => maxY - minY;
  let best = NARROWEST;
  for (let step = NARROWEST; step <= WIDEST; step += 2) {
    const { bbox } = glyphOf(letter, step);
    if ((bbox.maxX - bbox.minX) / heightOf(bbox) <= width / height) best = step;
  }
  const { bbox, path } = glyphOf(letter, best);
  const scale = height / heightOf(bbox);
  // Only letters like M are still too wide, and are drawn in a little.
  const across = Math.min(scale, width / (bbox.maxX - bbox.minX));
  const drawn = path.scale(across, -scale).translate(left - bbox.minX * across, top + bbox.maxY * scale);
  return drawn.toSVG().replace(/-?\d+\.\d+/g, (value) => String(round(Number(value), 2)));
}

type Line = { left: number; top: number; height: number };

/** A line of capitals as the path of an SVG, as high as they are, and where its ink ends. */
export function drawnLine(text: string, wdth: number, { left, top, height }: Line): { path: string; end: number } {
  const font = variation(wdth);
  const scale = height / (font.unitsPerEm * CAPITALS);
  const { l } = ink(text, wdth);
  const run = font.layout(text);
  let pen = left - l * font.unitsPerEm * scale;
  let end = left;
  const letters = run.glyphs.map(({ path, bbox }, index) => {
    const drawn = path.scale(scale, -scale).translate(pen, top + height);
    end = pen + bbox.maxX * scale;
    pen += (run.positions[index]?.xAdvance ?? 0) * scale;
    return drawn.toSVG().replace(/-?\d+\.\d+/g, (value) => String(round(Number(value), 1)));
  });
  return { path: letters.join(""), end };
}

function glyphOf(letter: string, wdth: number) {
  const [glyph] = variation(wdth).layout(letter).glyphs;
  if (!glyph) throw new Error(`the font has no ${letter}`);
  return glyph;
}

type PlacedGlyph = { left: number; right: number };

// A wrapped letter is a shaping run of its own in the browser (kerning stops at the wrapper), so it is one here too.
function glyphs(text: string, wdth: number, pairs: boolean): PlacedGlyph[] {
  const font = variation(wdth);
  const em = font.unitsPerEm;
  const placed: PlacedGlyph[] = [];
  let pen = 0;
  for (const { text: part, space = 0 } of pairs ? opticalParts(text) : [{ text }]) {
    const run = font.layout(part, { liga: false });
    run.glyphs.forEach(({ bbox }, index) => {
      const blank = !(bbox.maxX > bbox.minX);
      placed.push({ left: (pen + (blank ? 0 : bbox.minX)) / em, right: (pen + (blank ? 0 : bbox.maxX)) / em });
      pen += (run.positions[index]?.xAdvance ?? 0) + space * em;
    });
  }
  return placed;
}

const variations = new Map<number, Font>();
let base: Font | undefined;

function variation(wdth: number): Font {
  base ??= openSync(fileURLToPath(new URL("georama-display.ttf", import.meta.url)));
  let font = variations.get(wdth);
  if (!font) {
    font = base.getVariation({ wdth });
    variations.set(wdth, font);
  }
  return font;
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function print([first = "", ...rest]: string[]): void {
  const rows: Record<string, unknown> = {};
  if (first === "h2") {
    for (const text of rest) rows[text] = fitHead(text);
  } else {
    for (const arg of first === "hero" ? rest : [first, ...rest]) {
      const [text = "", em = ""] = arg.split("=");
      rows[`${text}|${em}`] = fitLine(text, Number(em), first === "hero");
    }
  }
  console.table(rows);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv[2]) print(process.argv.slice(2));
