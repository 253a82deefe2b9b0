import { BLUE, background, INK, range, rectanglePath } from "./svg.ts";

const DAY_COUNT = 10;
const FIRST_COLUMN_LEFT = 66;
const COLUMN_PITCH = 108;
const COLUMN_WIDTH = 96;
/** The top and the foot of the drawing, inside the widest crop, 21:9. */
const TOP = 240;
const FOOT = 660;

/** Ten working days as rising columns; above them an outline of what was left out. */
export function drawSprint(): string {
  const columns = range(DAY_COUNT).map((day) => {
    const height = 24 + day * 20;
    return rectanglePath(FIRST_COLUMN_LEFT + day * COLUMN_PITCH, FOOT - height, COLUMN_WIDTH, height);
  });
  const right = FIRST_COLUMN_LEFT + (DAY_COUNT - 1) * COLUMN_PITCH + COLUMN_WIDTH;
  const leftOut = rectanglePath(
    FIRST_COLUMN_LEFT + 5 * COLUMN_PITCH + 5,
    TOP + 5,
    right - FIRST_COLUMN_LEFT - 5 * COLUMN_PITCH - 10,
    172,
  );
  return [
    background(BLUE),
    `<path fill="${INK}" d="${columns.join("")}"/>`,
    `<path fill="none" stroke="${INK}" stroke-width="10" d="${leftOut}"/>`,
  ].join("");
}
