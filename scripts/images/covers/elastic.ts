import { background, HEIGHT, INK, PINK, range, rectanglePath, WIDTH } from "./svg.ts";

const ROWS = 15;
const BARS = 45;
/** The margin left and right, pink in every crop, so that the picture has edges on a dark page. */
const MARGIN = 130;

/** Bars whose widths follow a travelling wave: a picture of the font's width axis. */
export function drawElastic(): string {
  const height = HEIGHT / ROWS;
  const bars = range(ROWS).flatMap((row) => {
    const relativeWidths = range(BARS).map((bar) => relativeWidth(bar / BARS, row / ROWS));
    const total = relativeWidths.reduce((sum, each) => sum + each);
    let x = MARGIN;
    return relativeWidths.map((each, bar) => {
      const width = (each / total) * (WIDTH - 2 * MARGIN);
      x += width;
      return bar % 2 === 0 ? "" : rectanglePath(x - width, row * height, width, height);
    });
  });
  return `${background(PINK)}<path fill="${INK}" d="${bars.join("")}"/>`;
}

function relativeWidth(u: number, v: number): number {
  const wave = Math.sin(2 * Math.PI * (u * 1.35 + 0.42 * Math.sin(v * 4.2 + 0.4) - 0.12));
  return 0.16 + 1.5 * (0.5 + 0.5 * wave) ** 2.2;
}
