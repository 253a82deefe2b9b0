import { background, CHALK, createRandom, HEIGHT, INK, range, SAFE_BAND, WIDTH, YELLOW } from "./svg.ts";

type Point = { x: number; y: number };

const STATION_COUNT = 11;
const ARC_RADIUS = 62;
/** The space for the figure: the lab crops the picture nearly square. */
const FIGURE_FRAME = { left: 244, right: 956, top: SAFE_BAND.top + 15, foot: SAFE_BAND.foot - 16 };

/** A closed survey traverse with its stations, sight lines and arcs, and the gap by which it fails to close. */
export function drawTraverse(): string {
  const next = createRandom(41);
  const stations = fitToFrame(
    range(STATION_COUNT).map((index) => {
      const angle = (index / STATION_COUNT) * 2 * Math.PI - 0.5;
      const distance = 170 + next() * 170;
      return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance };
    }),
  );
  const sights = range(STATION_COUNT).flatMap((from) =>
    range(STATION_COUNT)
      .slice(from + 2)
      .filter(() => next() < 0.42)
      .map((to) => `M${coordinates(stations[from])}L${coordinates(stations[to])}`),
  );
  const [start = { x: 0, y: 0 }] = stations;
  const end = { x: start.x - 78, y: start.y + 64 };
  const walk = `M${[...stations, end].map(coordinates).join("L")}`;
  return [
    background(YELLOW),
    `<g fill="none" stroke="${INK}">`,
    `<path stroke-width="3" d="${rulerPath()}${stations.map((station, index) => arcPath(stations, station, index)).join("")}"/>`,
    `<path stroke-width="1.5" d="${sights.join("")}"/>`,
    `<path stroke-width="12" stroke-linejoin="round" d="${walk}"/>`,
    `<path stroke-width="5" stroke-dasharray="5 10" d="M${coordinates(end)}L${coordinates(start)}"/></g>`,
    `<g fill="${CHALK}" stroke="${INK}" stroke-width="6">${stations.map(stationMark).join("")}</g>`,
    `<circle cx="${end.x}" cy="${end.y}" r="17" fill="${INK}"/>`,
  ].join("");
}

/** Scales the points to fill the frame. */
function fitToFrame(points: readonly Point[]): Point[] {
  const [left, right] = minAndMax(points.map(({ x }) => x));
  const [top, foot] = minAndMax(points.map(({ y }) => y));
  return points.map(({ x, y }) => ({
    x: Math.round(FIGURE_FRAME.left + ((x - left) / (right - left)) * (FIGURE_FRAME.right - FIGURE_FRAME.left)),
    y: Math.round(FIGURE_FRAME.top + ((y - top) / (foot - top)) * (FIGURE_FRAME.foot - FIGURE_FRAME.top)),
  }));
}

function minAndMax(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function rulerPath(): string {
  return range(WIDTH / 20 + 1)
    .map((tick) => {
      const length = tick % 5 === 0 ? 30 : 14;
      return `M${tick * 20} 0v${length}M${tick * 20} ${HEIGHT}v-${length}`;
    })
    .join("");
}

function arcPath(stations: readonly Point[], { x, y }: Point, index: number): string {
  const before = stations.at(index - 1);
  const after = stations[(index + 1) % STATION_COUNT];
  if (!before || !after) return "";
  const back = Math.atan2(before.y - y, before.x - x);
  const ahead = Math.atan2(after.y - y, after.x - x);
  const sweep = (ahead - back + 2 * Math.PI) % (2 * Math.PI);
  const [from, to] = sweep > Math.PI ? [ahead, back] : [back, ahead];
  const on = (angle: number) =>
    `${(x + ARC_RADIUS * Math.cos(angle)).toFixed()} ${(y + ARC_RADIUS * Math.sin(angle)).toFixed()}`;
  return `M${on(from)}A${ARC_RADIUS} ${ARC_RADIUS} 0 0 1 ${on(to)}`;
}

function stationMark({ x, y }: Point, index: number): string {
  if (index % 4 === 0) return `<path d="M${x} ${y - 26}l24 42h-48z"/>`;
  return `<circle cx="${x}" cy="${y}" r="15"/>`;
}

function coordinates(point: Point | undefined): string {
  return point ? `${point.x} ${point.y}` : "";
}
