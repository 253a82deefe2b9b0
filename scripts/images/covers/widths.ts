import { lineSvgPath } from "../../display-font.ts";
import { CHALK, field, INK, ORANGE, rectangle, SAFE } from "./svg.ts";

const WORD = "ELASTIC";
const WIDTHS = [62, 84, 106, 128, 150];
const LEFT = 232;
const GAP = 16;
const HEIGHT = (SAFE.foot - SAFE.top - (WIDTHS.length - 1) * GAP) / WIDTHS.length;

/** One word at five widths and one height. The last fills the line; a block fills what the others leave of it. */
export function widths(): string {
  const lines = WIDTHS.map((wdth, index) => {
    const top = SAFE.top + index * (HEIGHT + GAP);
    return { top, ...lineSvgPath(WORD, wdth, { left: LEFT, top, height: HEIGHT }) };
  });
  const right = Math.max(...lines.map(({ end }) => end));
  const blocks = lines
    .filter(({ end }) => end < right)
    .map(({ top, end }) => rectangle(end + GAP, top, right - end - GAP, HEIGHT));
  return [
    field(ORANGE),
    `<path fill="${CHALK}" d="${blocks.join("")}"/>`,
    `<path fill="${INK}" d="${lines.map(({ path }) => path).join("")}"/>`,
  ].join("");
}
