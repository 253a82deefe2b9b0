import { BLUE, field, INK, random, range, rectangle, SAFE, WIDTH } from "./svg.ts";

const JOBS = 24;
const WORKERS = 6;
const GAP_BEFORE = 16;
// The lab crops the picture nearly square.
const SIDE = 120;

/** Two dozen jobs as bars, each starting when a worker is free, with one idle gap. */
export function queue(): string {
  const next = random(148);
  const free = range(WORKERS).map(() => 0);
  const jobs = range(JOBS).map((job) => {
    if (job === GAP_BEFORE) free.fill(Math.max(...free) + 30);
    const worker = free.indexOf(Math.min(...free));
    const start = free[worker] ?? 0;
    const length = 30 + next() ** 1.6 * 200;
    free[worker] = start + length;
    return { start, length };
  });
  const total = Math.max(...free);
  const pitch = (SAFE.foot - SAFE.top) / JOBS;
  const scale = (WIDTH - 2 * SIDE) / total;
  const bars = jobs.map(({ start, length }, row) =>
    rectangle(SIDE + start * scale, SAFE.top + row * pitch, length * scale - 3, pitch - 5),
  );
  return `${field(BLUE)}<path fill="${INK}" d="${bars.join("")}"/>`;
}
