// Measures text in Georama Display with fontkit, and draws it as SVG paths.
import { fileURLToPath } from "node:url";
import { type Font, openSync } from "fontkit";
import { type OpticalPart, opticalParts } from "../app/typesetting/optical-parts.ts";

const NARROWEST_AXIS = 62;
const WIDEST_AXIS = 150;
const CAP_HEIGHT_EM = 0.7;

/** Returns the left edge and the length of the text's ink, in em. */
export function measureInk(text: string, widthAxis: number, pairs = false): { bearing: number; length: number } {
  const drawn = placeGlyphInk(text, widthAxis, pairs).filter(({ left, right }) => right > left);
  const bearing = drawn[0]?.left ?? 0;
  return { bearing, length: (drawn.at(-1)?.right ?? 0) - bearing };
}

type GlyphFrame = { left: number; top: number; width: number; height: number };

/** Draws a letter as an SVG path, at the widest setting of the width axis that fits the frame. */
export function glyphSvgPath(letter: string, { left, top, width, height }: GlyphFrame): string {
  const heightOf = ({ maxY, minY }: { maxY: number; minY: number }) => maxY - minY;
  let best = NARROWEST_AXIS;
  for (let step = NARROWEST_AXIS; step <= WIDEST_AXIS; step += 2) {
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

type LinePlace = { left: number; top: number; height: number };

/** Draws a line of capitals as an SVG path. `end` is the x where its ink ends. */
export function lineSvgPath(text: string, widthAxis: number, { left, top, height }: LinePlace) {
  const font = fontAtWidth(widthAxis);
  const scale = height / (font.unitsPerEm * CAP_HEIGHT_EM);
  const run = font.layout(text);
  let pen = left - measureInk(text, widthAxis).bearing * font.unitsPerEm * scale;
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
  const [glyph] = fontAtWidth(widthAxis).layout(letter).glyphs;
  if (!glyph) throw new Error(`the font has no ${letter}`);
  return glyph;
}

/** Returns the left and right edge of each letter's ink, in em. */
export function placeGlyphInk(text: string, widthAxis: number, pairs: boolean): { left: number; right: number }[] {
  const font = fontAtWidth(widthAxis);
  const em = font.unitsPerEm;
  let pen = 0;
  // The browser does not kern across the elements that opticalParts makes, so each part is laid out by itself.
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

export function listFontLetters(): string {
  const points = displayFont().characterSet.filter((point) => point < 0xffff);
  return String.fromCodePoint(...points);
}

const fontsByWidth = new Map<number, Font>();
let openedFont: Font | undefined;

function displayFont(): Font {
  openedFont ??= openSync(fileURLToPath(new URL("georama-display.ttf", import.meta.url)));
  return openedFont;
}

export function fontAtWidth(widthAxis: number): Font {
  const cut = fontsByWidth.get(widthAxis) ?? displayFont().getVariation({ wdth: widthAxis });
  fontsByWidth.set(widthAxis, cut);
  return cut;
}

function roundNumbers(path: string, digits: number): string {
  return path.replace(/-?\d+\.\d+/g, (value) => String(Number(Number(value).toFixed(digits))));
}
