import { CHALK, field, HEIGHT, INK, random, range, SAFE, WIDTH, YELLOW } from "./svg.ts";

type Point = { x: number; y: number };

const STATIONS = 11;
const ARC = 62;
// The lab crops the picture nearly square.
const FRAME = { left: 244, right: 956, top: SAFE.top + 15, foot: SAFE.foot - 16 };

/** A closed survey traverse with its stations, sight lines and arcs, and the gap by which it fails to close. */
export function traverse(): string {
  const next = random(41);
  const stations = fitToFrame(
    range(STATIONS).map((index) => {
      const angle = (index / STATIONS) * 2 * Math.PI - 0.5;
      const distance = 170 + next() * 170;
      return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
    }),
  );
  const sights = range(STATIONS).flatMap((from) =>
    range(STATIONS)
      .slice(from + 2)
      .filter(() => next() < 0.42)
      .map((to) => `M${at(stations[from])}L${at(stations[to])}`),
  );
  const [start = { x: 0, y: 0 }] = stations;
  const end = { x: start.x - 78, y: start.y + 64 };
  const walk = `M${[...stations, end].map(at).join("L")}`;
  return [
    field(YELLOW),
    `<g fill="none" stroke="${INK}">`,
    `<path stroke-width="3" d="${ruler()}${stations.map((station, index) => arc(stations, station, index)).join("")}"/>`,
    `<path stroke-width="1.5" d="${sights.join("")}"/>`,
    `<path stroke-width="12" stroke-linejoin="round" d="${walk}"/>`,
    `<path stroke-width="5" stroke-dasharray="5 10" d="M${at(end)}L${at(start)}"/></g>`,
    `<g fill="${CHALK}" stroke="${INK}" stroke-width="6">${stations.map(mark).join("")}</g>`,
    `<circle cx="${end.x}" cy="${end.y}" r="17" fill="${INK}"/>`,
  ].join("");
}

/** Scales the figure to the frame. */
function fitToFrame(points: readonly Point[]): Point[] {
  const [left, right] = span(points.map(({ x }) => x));
  const [top, foot] = span(points.map(({ y }) => y));
  return points.map(({ x, y }) => ({
    x: Math.round(FRAME.left + ((x - left) / (right - left)) * (FRAME.right - FRAME.left)),
    y: Math.round(FRAME.top + ((y - top) / (foot - top)) * (FRAME.foot - FRAME.top)),
  }));
}

function span(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function ruler(): string {
  return range(WIDTH / 20 + 1)
    .map((tick) => {
      const length = tick % 5 === 0 ? 30 : 14;
      return `M${tick * 20} 0v${length}M${tick * 20} ${HEIGHT}v-${length}`;
    })
    .join("");
}

function arc(stations: readonly Point[], { x, y }: Point, index: number): string {
  const before = stations.at(index - 1);
  const after = stations[(index + 1) % STATIONS];
  if (!before || !after) return "";
  const back = Math.atan2(before.y - y, before.x - x);
  const ahead = Math.atan2(after.y - y, after.x - x);
  const sweep = (ahead - back + 2 * Math.PI) % (2 * Math.PI);
  const [from, to] = sweep > Math.PI ? [ahead, back] : [back, ahead];
  const on = (angle: number) => `${(x + ARC * Math.cos(angle)).toFixed()} ${(y + ARC * Math.sin(angle)).toFixed()}`;
  return `M${on(from)}A${ARC} ${ARC} 0 0 1 ${on(to)}`;
}

function mark({ x, y }: Point, index: number): string {
  if (index % 4 === 0) return `<path d="M${x} ${y - 26}l24 42h-48z"/>`;
  return `<circle cx="${x}" cy="${y}" r="15"/>`;
}

function at(point: Point | undefined): string {
  return point ? `${point.x} ${point.y}` : "";
}
