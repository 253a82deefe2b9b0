// Writes the metrics of the display font that app/typesetting/display-ink.ts reads. The build and `npm run dev` run it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fontLetters, placeGlyphs, variation } from "./display-font.ts";

/** Between these widths the font interpolates linearly, once avar is applied. */
const MASTERS = [62.5, 100, 150] as const;
/** Never in a headline, so the browser may overestimate their width. */
const UNUSED = /["*<=>[\\\]^_`{|}~]/g;
/** Letters whose kerning is worth its bytes. */
const KERNED = " !&,-./?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÉèé’";
/** Thousandths of an em. Steps of one cost 0.6 kB more and gain less than 0.1 % of a line. */
const KERNING_STEP = 3;

/** Numbers are joined into strings, since a formatter would put each number of an array on its own line. */
export function displayMetrics() {
  const letters = fontLetters().replace(UNUSED, "");
  const perMaster = (measure: (letter: string, axis: number) => number) =>
    MASTERS.map((axis) => [...letters].map((letter) => measure(letter, axis)).join(" ")).join(";");
  return {
    letters,
    advance: perMaster(advance),
    left: perMaster((letter, axis) => edges(letter, axis).left),
    right: perMaster((letter, axis) => edges(letter, axis).right),
    kerning: { letters: KERNED, step: KERNING_STEP, ...kerningClasses() },
  };
}

function advance(letters: string, axis: number): number {
  return Math.round(variation(axis).layout(letters, { liga: false }).positions[0]?.xAdvance ?? 0);
}

/** Space before and after the ink. */
function edges(letter: string, axis: number) {
  const { left = 0, right = 0 } = placeGlyphs(letter, axis, false)[0] ?? {};
  const isBlank = right === left;
  return { left: Math.round(left * 1000), right: isBlank ? 0 : advance(letter, axis) - Math.round(right * 1000) };
}

/** Letters with the same kerning share a row or a column. Kerning is linear over the whole width range. */
function kerningClasses() {
  const letters = [...KERNED];
  const cell = (first: string, second: string) => {
    const kerning = (axis: number) => advance(first + second, axis) - advance(first, axis);
    return [62.5, 150].map((axis) => Math.round(kerning(axis) / KERNING_STEP));
  };
  const table = letters.map((first) => letters.map((second) => cell(first, second)));
  const rows = classesOf(letters, (index) => JSON.stringify(table[index]));
  const columns = classesOf(letters, (index) => JSON.stringify(table.map((row) => row[index])));
  const plane = (end: number) =>
    rows.firsts
      .map((row) => columns.firsts.map((column) => table[row]?.[column]?.[end] || "").join(","))
      .map((row) => row.replace(/,+$/, ""))
      .join(";");
  return { first: rows.of, second: columns.of, narrow: plane(0), wide: plane(1) };
}

function classesOf(letters: readonly string[], keyOf: (index: number) => string) {
  const keys = letters.map((_, index) => keyOf(index));
  const distinct = [...new Set(keys)];
  return { of: keys.map((key) => distinct.indexOf(key)).join(" "), firsts: distinct.map((key) => keys.indexOf(key)) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL("../app/typesetting/display-metrics.generated.json", import.meta.url));
  const written = `${JSON.stringify(displayMetrics(), null, 2)}\n`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== written) writeFileSync(file, written);
}
