import { lineSvgPath } from "../../display-font.ts";
import { background, CHALK, INK, ORANGE, rectanglePath, SAFE_BAND } from "./svg.ts";

const WORD = "ELASTIC";
const FONT_WIDTHS = [62, 84, 106, 128, 150];
const LINE_LEFT = 232;
const LINE_GAP = 16;
const LINE_HEIGHT = (SAFE_BAND.foot - SAFE_BAND.top - (FONT_WIDTHS.length - 1) * LINE_GAP) / FONT_WIDTHS.length;

/** One word at five widths and one height. The last fills the line; a block fills what the others leave of it. */
export function drawWidths(): string {
  const lines = FONT_WIDTHS.map((wdth, index) => {
    const top = SAFE_BAND.top + index * (LINE_HEIGHT + LINE_GAP);
    return { top, ...lineSvgPath(WORD, wdth, { left: LINE_LEFT, top, height: LINE_HEIGHT }) };
  });
  const right = Math.max(...lines.map(({ end }) => end));
  const blocks = lines
    .filter(({ end }) => end < right)
    .map(({ top, end }) => rectanglePath(end + LINE_GAP, top, right - end - LINE_GAP, LINE_HEIGHT));
  return [
    background(ORANGE),
    `<path fill="${CHALK}" d="${blocks.join("")}"/>`,
    `<path fill="${INK}" d="${lines.map(({ path }) => path).join("")}"/>`,
  ].join("");
}
