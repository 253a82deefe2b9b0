import { BLUE, background, createRandom, INK, range, rectanglePath, SAFE_BAND, WIDTH } from "./svg.ts";

const JOB_COUNT = 24;
const WORKER_COUNT = 6;
const IDLE_GAP_BEFORE_JOB = 16;
/** The margin left and right: the lab crops the picture nearly square. */
const MARGIN = 120;

/** Two dozen jobs as bars, each starting when a worker is free, with one idle gap. */
export function drawQueue(): string {
  const next = createRandom(148);
  const free = range(WORKER_COUNT).map(() => 0);
  const jobs = range(JOB_COUNT).map((job) => {
    if (job === IDLE_GAP_BEFORE_JOB) free.fill(Math.max(...free) + 30);
    const worker = free.indexOf(Math.min(...free));
    const start = free[worker] ?? 0;
    const length = 30 + next() ** 1.6 * 200;
    free[worker] = start + length;
    return { start, length };
  });
  const total = Math.max(...free);
  const pitch = (SAFE_BAND.foot - SAFE_BAND.top) / JOB_COUNT;
  const scale = (WIDTH - 2 * MARGIN) / total;
  const bars = jobs.map(({ start, length }, row) =>
    rectanglePath(MARGIN + start * scale, SAFE_BAND.top + row * pitch, length * scale - 3, pitch - 5),
  );
  return `${background(BLUE)}<path fill="${INK}" d="${bars.join("")}"/>`;
}
