import { background, createRandom, GREEN, HEIGHT, INK, range, WIDTH } from "./svg.ts";

type Point = readonly [number, number];
type Segment = readonly [Point, Point];

const CELL_SIZE = 20;
const LEVEL_COUNT = 34;

/** Contours over a few hills, by marching squares; every fifth line is heavy. */
export function drawLevels(): string {
  const heights = createTerrain();
  let thin = "";
  let bold = "";
  for (const level of range(LEVEL_COUNT)) {
    const line = joinSegments(contourSegments(heights, -0.9 + level * 0.085));
    if (level % 5 === 0) bold += line;
    else thin += line;
  }
  const lines = `<path stroke-width="2" d="${thin}"/><path stroke-width="6" d="${bold}"/>`;
  return `${background(GREEN)}<g fill="none" stroke="${INK}" stroke-linejoin="round">${lines}</g>`;
}

function createTerrain(): (column: number, row: number) => number {
  const next = createRandom(66);
  const hills = range(9).map(() => ({
    x: next() * WIDTH,
    y: next() * HEIGHT,
    spread: 90 + next() * 210,
    height: (next() < 0.25 ? -1 : 1) * (0.5 + next()),
  }));
  return (column, row) =>
    hills.reduce((sum, { x, y, spread, height }) => {
      const distance = (column * CELL_SIZE - x) ** 2 + ((row * CELL_SIZE - y) * 1.25) ** 2;
      return sum + height * Math.exp(-distance / (2 * spread * spread));
    }, 0);
}

function contourSegments(heights: (column: number, row: number) => number, level: number): Segment[] {
  const segments: Segment[] = [];
  for (const row of range(HEIGHT / CELL_SIZE)) {
    for (const column of range(WIDTH / CELL_SIZE)) {
      const a = heights(column, row);
      const b = heights(column + 1, row);
      const c = heights(column + 1, row + 1);
      const d = heights(column, row + 1);
      const fraction = (from: number, to: number) => (level - from) / (to - from);
      const crossings: Point[] = [];
      const cross = (x: number, y: number) => crossings.push([Math.round(x * CELL_SIZE), Math.round(y * CELL_SIZE)]);
      if (a < level !== b < level) cross(column + fraction(a, b), row);
      if (b < level !== c < level) cross(column + 1, row + fraction(b, c));
      if (d < level !== c < level) cross(column + fraction(d, c), row + 1);
      if (a < level !== d < level) cross(column, row + fraction(a, d));
      const [first, second, third, fourth] = crossings;
      if (first && second) segments.push([first, second]);
      if (third && fourth) segments.push([third, fourth]);
    }
  }
  return segments;
}

/** Joins segments into lines of relative integer steps, which take a quarter of the bytes. */
function joinSegments(segments: readonly Segment[]): string {
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
      return relativePath([...walk(segment[0]).reverse(), ...segment, ...walk(segment[1])]);
    })
    .join("");
}

function relativePath([start, ...rest]: readonly Point[]): string {
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
