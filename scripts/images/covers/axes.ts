import { field, HEIGHT, INK, PINK, random, range, WIDTH } from "./svg.ts";

const PROJECTS = 40;
// Inside the widest crop, 21:9.
const ORIGIN = { x: 108, y: 684 };
const ARM = 15;

/** Forty projects on two axes as wide as the field. No slope: each eighth of one axis meets every part of the other. */
export function axes(): string {
  const next = random(7);
  const order = shuffled(range(PROJECTS), next);
  const crosses = order.map((place, index) => {
    const x = Math.round(ORIGIN.x + 64 + ((index + next() * 0.8) / PROJECTS) * (WIDTH - ORIGIN.x - 120));
    const y = Math.round(ORIGIN.y - 64 - ((place + next() * 0.8) / PROJECTS) * (ORIGIN.y - 120));
    return `M${x - ARM} ${y - ARM}l${2 * ARM} ${2 * ARM}m0-${2 * ARM}l-${2 * ARM} ${2 * ARM}`;
  });
  return [
    field(PINK),
    `<g fill="none" stroke="${INK}"><path stroke-width="12" d="M0 ${ORIGIN.y}H${WIDTH}M${ORIGIN.x} 0V${HEIGHT}"/>`,
    `<path stroke-width="9" d="${crosses.join("")}"/></g>`,
  ].join("");
}

function shuffled(values: readonly number[], next: () => number): number[] {
  return values
    .map((value) => ({ value, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
