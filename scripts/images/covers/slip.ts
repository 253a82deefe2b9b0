import { field, HEIGHT, INK, range, rectangle, SAFE, YELLOW } from "./svg.ts";

const BAR = 36;
const DUE = 560;
const DAY = 62;

/** The start of each of nine launches, in pixels, and its delay in days. */
const launches = [
  { start: 90, late: 3 },
  { start: 232, late: 6 },
  { start: 40, late: 2 },
  { start: 300, late: 9 },
  { start: 150, late: 4 },
  { start: 60, late: 7 },
  { start: 270, late: 2 },
  { start: 196, late: 5 },
  { start: 120, late: 8 },
];

/** Nine bars planned to end on one line. Each day of delay is drawn thinner than the one before. */
export function slip(): string {
  const pitch = (SAFE.foot - SAFE.top - BAR) / (launches.length - 1);
  const planned = launches.map(({ start }, row) => rectangle(start, SAFE.top + row * pitch + 4, DUE - start, BAR - 8));
  const late = launches.flatMap((launch, row) =>
    range(launch.late).map((day) => {
      const height = BAR / (1 + day * 0.75);
      return rectangle(DUE + day * DAY, SAFE.top + row * pitch + (BAR - height) / 2, DAY - 4, height);
    }),
  );
  return [
    field(YELLOW),
    `<path fill="none" stroke="${INK}" stroke-width="6" d="${planned.join("")}"/>`,
    `<path fill="${INK}" d="${late.join("")}${rectangle(DUE - 6, 0, 12, HEIGHT)}"/>`,
  ].join("");
}
