import { BLUE, field, INK, range, rectangle } from "./svg.ts";

const DAYS = 10;
const LEFT = 66;
const PITCH = 108;
const COLUMN = 96;
// Both stay inside the widest crop, 21:9.
const TOP = 240;
const FOOT = 660;

/** Ten working days as rising columns; above them an outline of what was left out. */
export function sprint(): string {
  const columns = range(DAYS).map((day) => {
    const height = 24 + day * 20;
    return rectangle(LEFT + day * PITCH, FOOT - height, COLUMN, height);
  });
  const right = LEFT + (DAYS - 1) * PITCH + COLUMN;
  const leftOut = rectangle(LEFT + 5 * PITCH + 5, TOP + 5, right - LEFT - 5 * PITCH - 10, 172);
  return [
    field(BLUE),
    `<path fill="${INK}" d="${columns.join("")}"/>`,
    `<path fill="none" stroke="${INK}" stroke-width="10" d="${leftOut}"/>`,
  ].join("");
}
