import { BLUE, field, HEIGHT, INK, random, range, rectangle, WIDTH } from "./svg.ts";

const JOBS = 40;
const WORKERS = 7;
const GAP_BEFORE = 26;
// Wide enough at the sides for the lab to crop the picture nearly square.
const SIDE = 120;
const MARGIN = 60;

/** Some forty bars, each as long as its job, each starting where a worker was free; once there was nothing to do. */
export function queue(): string {
  const next = random(19);
  const free = range(WORKERS).map(() => 0);
  const jobs = range(JOBS).map((job) => {
    if (job === GAP_BEFORE) free.fill(Math.max(...free) + 40);
    const worker = free.indexOf(Math.min(...free));
    const start = free[worker] ?? 0;
    const length = 14 + next() ** 2 * 230;
    free[worker] = start + length;
    return { start, length };
  });
  const total = Math.max(...free);
  const pitch = (HEIGHT - 2 * MARGIN) / JOBS;
  const scale = (WIDTH - 2 * SIDE) / total;
  const bars = jobs.map(({ start, length }, row) =>
    rectangle(SIDE + start * scale, MARGIN + row * pitch, length * scale - 3, pitch - 5),
  );
  return `${field(BLUE)}<path fill="${INK}" d="${bars.join("")}"/>`;
}
