import { BLUE, field, HEIGHT, INK, range, rectangle } from "./svg.ts";

const DAYS = 10;
const LEFT = 60;
const PITCH = 108;
const COLUMN = 96;
const FOOT = 60;

/** Ten working days, a little higher each day; above the tenth, as large as it is, what was left out. */
export function sprint(): string {
  const columns = range(DAYS).map((day) => {
    const height = 44 + day * 37 + (day > 5 ? (day - 5) * 6 : 0);
    return rectangle(LEFT + day * PITCH, HEIGHT - FOOT - height, COLUMN, height);
  });
  const right = LEFT + (DAYS - 1) * PITCH + COLUMN;
  const leftOut = rectangle(LEFT + 5 * PITCH + 5, FOOT + 5, right - LEFT - 5 * PITCH - 10, 322);
  return [
    field(BLUE),
    `<path fill="${INK}" d="${columns.join("")}"/>`,
    `<path fill="none" stroke="${INK}" stroke-width="10" d="${leftOut}"/>`,
  ].join("");
}
