// Measures text in Georama Display with fontkit, and draws it as SVG paths.
import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";
import { type OpticalPart, opticalParts } from "../app/typesetting/optical-parts.ts";

const NARROWEST = 62;
const WIDEST = 150;
/** In em. */
const CAP_HEIGHT = 0.7;

/** Left edge and length of the ink, in em. */
export function ink(text: string, widthAxis: number, pairs = false): { bearing: number; length: number } {
  const drawn = placeGlyphs(text, widthAxis, pairs).filter(({ left, right }) => right > left);
  const bearing = drawn[0]?.left ?? 0;
  return { bearing, length: (drawn.at(-1)?.right ?? 0) - bearing };
}

type Frame = { left: number; top: number; width: number; height: number };

/** A letter as an SVG path, at the widest setting that fits the frame. */
export function glyphPath(letter: string, { left, top, width, height }: Frame): string {
  const heightOf = ({ maxY, minY }: { maxY: number; minY: number }) => maxY - minY;
  let best = NARROWEST;
  for (let step = NARROWEST; step <= WIDEST; step += 2) {
    const { bbox } = glyphOf(letter, step);
    if ((bbox.maxX - bbox.minX) / heightOf(bbox) <= width / height) best = step;
  }
  const { bbox, path } = glyphOf(letter, best);
  const scale = height / heightOf(bbox);
  // A letter like M is too wide even at its narrowest, so it is squeezed a little.
  const across = Math.min(scale, width / (bbox.maxX - bbox.minX));
  const drawn = path.scale(across, -scale).translate(left - bbox.minX * across, top + bbox.maxY * scale);
  return roundNumbers(drawn.toSVG(), 2);
}

type Place = { left: number; top: number; height: number };

/** A line of capitals as an SVG path, and the x where its ink ends. */
export function linePath(text: string, widthAxis: number, { left, top, height }: Place) {
  const font = variation(widthAxis);
  const scale = height / (font.unitsPerEm * CAP_HEIGHT);
  const run = font.layout(text);
  let pen = left - ink(text, widthAxis).bearing * font.unitsPerEm * scale;
  let end = left;
  const letters = run.glyphs.map(({ path, bbox }, index) => {
    const drawn = path.scale(scale, -scale).translate(pen, top + height);
    end = pen + bbox.maxX * scale;
    pen += (run.positions[index]?.xAdvance ?? 0) * scale;
    return roundNumbers(drawn.toSVG(), 1);
  });
  return { path: letters.join(""), end };
}

function glyphOf(letter: string, widthAxis: number) {
  const [glyph] = variation(widthAxis).layout(letter).glyphs;
  if (!glyph) throw new Error(`the font has no ${letter}`);
  return glyph;
}

/** The ink of each letter from edge to edge, in em. */
export function placeGlyphs(text: string, widthAxis: number, pairs: boolean): { left: number; right: number }[] {
  const font = variation(widthAxis);
  const em = font.unitsPerEm;
  let pen = 0;
  // The browser does not kern across the element around a letter, so each part is laid out by itself.
  const parts: OpticalPart[] = pairs ? opticalParts(text) : [{ text }];
  return parts.flatMap(({ text: part, space = 0 }) => {
    const run = font.layout(part, { liga: false });
    return run.glyphs.map(({ bbox }, index) => {
      const [from, to] = bbox.maxX > bbox.minX ? [bbox.minX, bbox.maxX] : [0, 0];
      const placed = { left: (pen + from) / em, right: (pen + to) / em };
      pen += (run.positions[index]?.xAdvance ?? 0) + space * em;
      return placed;
    });
  });
}

export function fontLetters(): string {
  const points = font().characterSet.filter((point) => point < 0xffff);
  return String.fromCodePoint(...points);
}

const variations = new Map<number, Font>();
let opened: Font | undefined;

function font(): Font {
  opened ??= openSync(fileURLToPath(new URL("georama-display.ttf", import.meta.url)));
  return opened;
}

export function variation(widthAxis: number): Font {
  const cut = variations.get(widthAxis) ?? font().getVariation({ wdth: widthAxis });
  variations.set(widthAxis, cut);
  return cut;
}

function roundNumbers(path: string, digits: number): string {
  return path.replace(/-?\d+\.\d+/g, (value) => String(Number(Number(value).toFixed(digits))));
}
