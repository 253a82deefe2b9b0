// Writes the metrics of the display font that app/typesetting/display-ink.ts reads. The build and `npm run dev` run it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fontAtWidth, listFontLetters, placeGlyphInk } from "./display-font.ts";

/** The font's master widths. Between them it interpolates linearly, once its avar table is applied. */
const MASTER_WIDTHS = [62.5, 100, 150] as const;
/** Headlines never use these letters, so the browser may overestimate their width. */
const UNUSED_LETTERS = /["*<=>[\\\]^_`{|}~]/g;
/** The letters whose kerning is worth its bytes. */
const KERNED_LETTERS = " !&,-./?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÉèé’";
/** In thousandths of an em. Steps of one would cost 0.6 kB more and correct less than 0.1 % of a line's length. */
const KERNING_STEP = 3;

/** Joins the numbers into strings, since the formatter would put each number of an array on a line of its own. */
export function computeDisplayMetrics() {
  const letters = listFontLetters().replace(UNUSED_LETTERS, "");
  const perMaster = (measure: (letter: string, axis: number) => number) =>
    MASTER_WIDTHS.map((axis) => [...letters].map((letter) => measure(letter, axis)).join(" ")).join(";");
  return {
    letters,
    advance: perMaster(measureAdvance),
    left: perMaster((letter, axis) => measureSideBearings(letter, axis).left),
    right: perMaster((letter, axis) => measureSideBearings(letter, axis).right),
    kerning: { letters: KERNED_LETTERS, step: KERNING_STEP, ...computeKerningClasses() },
  };
}

function measureAdvance(letters: string, axis: number): number {
  return Math.round(fontAtWidth(axis).layout(letters, { liga: false }).positions[0]?.xAdvance ?? 0);
}

/** Returns the space before and after the letter's ink. */
function measureSideBearings(letter: string, axis: number) {
  const { left = 0, right = 0 } = placeGlyphInk(letter, axis, false)[0] ?? {};
  const isBlank = right === left;
  return {
    left: Math.round(left * 1000),
    right: isBlank ? 0 : measureAdvance(letter, axis) - Math.round(right * 1000),
  };
}

/** Letters with the same kerning share a row or a column of the table. Kerning is linear over the whole width range. */
function computeKerningClasses() {
  const letters = [...KERNED_LETTERS];
  const cell = (first: string, second: string) => {
    const kerning = (axis: number) => measureAdvance(first + second, axis) - measureAdvance(first, axis);
    return [62.5, 150].map((axis) => Math.round(kerning(axis) / KERNING_STEP));
  };
  const table = letters.map((first) => letters.map((second) => cell(first, second)));
  const rows = groupByKey(letters, (index) => JSON.stringify(table[index]));
  const columns = groupByKey(letters, (index) => JSON.stringify(table.map((row) => row[index])));
  const plane = (end: number) =>
    rows.firsts
      .map((row) => columns.firsts.map((column) => table[row]?.[column]?.[end] || "").join(","))
      .map((row) => row.replace(/,+$/, ""))
      .join(";");
  return { first: rows.of, second: columns.of, narrow: plane(0), wide: plane(1) };
}

function groupByKey(letters: readonly string[], keyOf: (index: number) => string) {
  const keys = letters.map((_, index) => keyOf(index));
  const distinct = [...new Set(keys)];
  return { of: keys.map((key) => distinct.indexOf(key)).join(" "), firsts: distinct.map((key) => keys.indexOf(key)) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL("../app/typesetting/display-metrics.generated.json", import.meta.url));
  const written = `${JSON.stringify(computeDisplayMetrics(), null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== written) writeFileSync(file, written);
}
