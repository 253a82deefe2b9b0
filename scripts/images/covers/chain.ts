import { background, GREEN, INK, range, rectanglePath, rounded } from "./svg.ts";

const DOOR_X = 60;
const LINK_THICKNESS = 22;
const LINK_LENGTH = 143;
const LINK_BREADTH = 112;
const LINK_PITCH = LINK_LENGTH - 2 * LINK_THICKNESS;

/** One link per click from the home page: the same page eleven clicks away, and two. The filled link is the page. */
export function drawChain(): string {
  const door = `<path fill="${INK}" d="${rectanglePath(DOOR_X - LINK_THICKNESS, 0, LINK_THICKNESS, 900)}"/>`;
  return `${background(GREEN)}<g fill="none">${drawLinks(11, 318)}${drawLinks(2, 590)}</g>${door}`;
}

/** Links alternate between flat and upright, counted from the end, so that the filled one is flat. */
function drawLinks(count: number, y: number): string {
  const flat = range(count).filter((link) => (count - link) % 2 === 1);
  const upright = range(count).filter((link) => (count - link) % 2 === 0);
  const rings = flat.map((link) => {
    const page = link === count - 1 ? ` fill="${INK}"` : "";
    return `<path stroke="${INK}" stroke-width="${LINK_THICKNESS}"${page} d="${ringPath(linkStart(link), y)}"/>`;
  });
  const bars = upright.map((link) => {
    const line = `M${linkStart(link) + LINK_THICKNESS / 2} ${y}h${LINK_LENGTH - LINK_THICKNESS}`;
    const halo = `<path stroke="${GREEN}" stroke-width="${LINK_THICKNESS + 16}" d="${line}"/>`;
    return `${halo}<path stroke="${INK}" stroke-width="${LINK_THICKNESS}" stroke-linecap="round" d="${line}"/>`;
  });
  return [...rings, ...bars].join("");
}

function linkStart(link: number): number {
  return DOOR_X - LINK_THICKNESS + link * LINK_PITCH;
}

function ringPath(x: number, y: number): string {
  const r = (LINK_BREADTH - LINK_THICKNESS) / 2;
  const straight = LINK_LENGTH - LINK_BREADTH;
  const left = rounded(x + LINK_THICKNESS / 2 + r);
  return `M${left} ${y - r}h${straight}a${r} ${r} 0 0 1 0 ${2 * r}h${-straight}a${r} ${r} 0 0 1 0 ${-2 * r}z`;
}
