import { field, GREEN, HEIGHT, INK, random, range, WIDTH } from "./svg.ts";

type Point = readonly [number, number];
type Segment = readonly [Point, Point];

const CELL = 20;
const LEVELS = 34;

/** Contours over a few hills, by marching squares; every fifth line is heavy. */
export function levels(): string {
  const heights = terrain();
  let thin = "";
  let bold = "";
  for (const level of range(LEVELS)) {
    const line = polylines(contour(heights, -0.9 + level * 0.085));
    if (level % 5 === 0) bold += line;
    else thin += line;
  }
  const lines = `<path stroke-width="2" d="${thin}"/><path stroke-width="6" d="${bold}"/>`;
  return `${field(GREEN)}<g fill="none" stroke="${INK}" stroke-linejoin="round">${lines}</g>`;
}

function terrain(): (column: number, row: number) => number {
  const next = random(66);
  const hills = range(9).map(() => ({
    x: next() * WIDTH,
    y: next() * HEIGHT,
    spread: 90 + next() * 210,
    height: (next() < 0.25 ? -1 : 1) * (0.5 + next()),
  }));
  return (column, row) =>
    hills.reduce((sum, { x, y, spread, height }) => {
      const distance = (column * CELL - x) ** 2 + ((row * CELL - y) * 1.25) ** 2;
      return sum + height * Math.exp(-distance / (2 * spread * spread));
    }, 0);
}

function contour(heights: (column: number, row: number) => number, level: number): Segment[] {
  const segments: Segment[] = [];
  for (const row of range(HEIGHT / CELL)) {
    for (const column of range(WIDTH / CELL)) {
      const a = heights(column, row);
      const b = heights(column + 1, row);
      const c = heights(column + 1, row + 1);
      const d = heights(column, row + 1);
      const share = (from: number, to: number) => (level - from) / (to - from);
      const crossings: Point[] = [];
      const cross = (x: number, y: number) => crossings.push([Math.round(x * CELL), Math.round(y * CELL)]);
      if (a < level !== b < level) cross(column + share(a, b), row);
      if (b < level !== c < level) cross(column + 1, row + share(b, c));
      if (d < level !== c < level) cross(column + share(d, c), row + 1);
      if (a < level !== d < level) cross(column, row + share(a, d));
      const [first, second, third, fourth] = crossings;
      if (first && second) segments.push([first, second]);
      if (third && fourth) segments.push([third, fourth]);
    }
  }
  return segments;
}

/** Joins segments into lines of relative integer steps, which take a quarter of the bytes. */
function polylines(segments: readonly Segment[]): string {
  const ends = new Map<string, number[]>();
  segments.forEach((segment, index) => {
    for (const point of segment) ends.set(point.join(), [...(ends.get(point.join()) ?? []), index]);
  });
  const used = new Set<number>();
  const walk = (from: Point): Point[] => {
    const line: Point[] = [];
    for (let point = from; ; ) {
      const index = ends.get(point.join())?.find((each) => !used.has(each));
      const segment = index === undefined ? undefined : segments[index];
      if (index === undefined || !segment) return line;
      used.add(index);
      point = segment[0].join() === point.join() ? segment[1] : segment[0];
      line.push(point);
    }
  };
  return segments
    .map((segment, index) => {
      if (used.has(index)) return "";
      used.add(index);
      return steps([...walk(segment[0]).reverse(), ...segment, ...walk(segment[1])]);
    })
    .join("");
}

function steps([start, ...rest]: readonly Point[]): string {
  if (!start) return "";
  let [x, y] = start;
  let path = "";
  for (const [toX, toY] of rest) {
    const dx = toX - x;
    const dy = toY - y;
    [x, y] = [toX, toY];
    if (dx === 0 && dy === 0) continue;
    path += `${path === "" || dx < 0 ? "" : " "}${dx}${dy < 0 ? "" : " "}${dy}`;
  }
  return path === "" ? "" : `M${start[0]} ${start[1]}l${path}`;
}
