import { background, HEIGHT, INK, range, rectanglePath, SAFE_BAND, YELLOW } from "./svg.ts";

const BAR_HEIGHT = 36;
const DUE_X = 560;
const DAY_WIDTH = 62;

/** The start of each launch, in pixels, and its delay in days. */
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
export function drawSlip(): string {
  const pitch = (SAFE_BAND.foot - SAFE_BAND.top - BAR_HEIGHT) / (launches.length - 1);
  const planned = launches.map(({ start }, row) =>
    rectanglePath(start, SAFE_BAND.top + row * pitch + 4, DUE_X - start, BAR_HEIGHT - 8),
  );
  const late = launches.flatMap((launch, row) =>
    range(launch.late).map((day) => {
      const height = BAR_HEIGHT / (1 + day * 0.75);
      return rectanglePath(
        DUE_X + day * DAY_WIDTH,
        SAFE_BAND.top + row * pitch + (BAR_HEIGHT - height) / 2,
        DAY_WIDTH - 4,
        height,
      );
    }),
  );
  return [
    background(YELLOW),
    `<path fill="none" stroke="${INK}" stroke-width="6" d="${planned.join("")}"/>`,
    `<path fill="${INK}" d="${late.join("")}${rectanglePath(DUE_X - 6, 0, 12, HEIGHT)}"/>`,
  ].join("");
}
