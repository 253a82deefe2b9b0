import { field, HEIGHT, INK, PINK, range, rectangle, WIDTH } from "./svg.ts";

const ROWS = 15;
const BARS = 45;
// A pink margin in every crop, so that the picture has edges on a dark page.
const SIDE = 130;

/** Bars on a travelling wave: the width axis, drawn. */
export function elastic(): string {
  const height = HEIGHT / ROWS;
  const bars = range(ROWS).flatMap((row) => {
    const shares = range(BARS).map((bar) => share(bar / BARS, row / ROWS));
    const total = shares.reduce((sum, each) => sum + each);
    let x = SIDE;
    return shares.map((each, bar) => {
      const width = (each / total) * (WIDTH - 2 * SIDE);
      x += width;
      return bar % 2 === 0 ? "" : rectangle(x - width, row * height, width, height);
    });
  });
  return `${field(PINK)}<path fill="${INK}" d="${bars.join("")}"/>`;
}

function share(u: number, v: number): number {
  const wave = Math.sin(2 * Math.PI * (u * 1.35 + 0.42 * Math.sin(v * 4.2 + 0.4) - 0.12));
  return 0.16 + 1.5 * (0.5 + 0.5 * wave) ** 2.2;
}
