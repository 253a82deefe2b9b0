import { field, GREEN, INK, range, rectangle, short } from "./svg.ts";

const DOOR = 60;
const BAR = 22;
const LENGTH = 143;
const BREADTH = 112;
const PITCH = LENGTH - 2 * BAR;

/** One link per click from the home page: the same page eleven clicks away, and two. The filled link is the page. */
export function chain(): string {
  const door = `<path fill="${INK}" d="${rectangle(DOOR - BAR, 0, BAR, 900)}"/>`;
  return `${field(GREEN)}<g fill="none">${links(11, 318)}${links(2, 590)}</g>${door}`;
}

/** Links alternate between flat and upright, counted from the end, so that the filled one is flat. */
function links(count: number, y: number): string {
  const flat = range(count).filter((link) => (count - link) % 2 === 1);
  const upright = range(count).filter((link) => (count - link) % 2 === 0);
  const rings = flat.map((link) => {
    const page = link === count - 1 ? ` fill="${INK}"` : "";
    return `<path stroke="${INK}" stroke-width="${BAR}"${page} d="${ring(start(link), y)}"/>`;
  });
  const bars = upright.map((link) => {
    const line = `M${start(link) + BAR / 2} ${y}h${LENGTH - BAR}`;
    const halo = `<path stroke="${GREEN}" stroke-width="${BAR + 16}" d="${line}"/>`;
    return `${halo}<path stroke="${INK}" stroke-width="${BAR}" stroke-linecap="round" d="${line}"/>`;
  });
  return [...rings, ...bars].join("");
}

function start(link: number): number {
  return DOOR - BAR + link * PITCH;
}

function ring(x: number, y: number): string {
  const r = (BREADTH - BAR) / 2;
  const straight = LENGTH - BREADTH;
  const left = short(x + BAR / 2 + r);
  return `M${left} ${y - r}h${straight}a${r} ${r} 0 0 1 0 ${2 * r}h${-straight}a${r} ${r} 0 0 1 0 ${-2 * r}z`;
}
