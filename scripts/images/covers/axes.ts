import { field, HEIGHT, INK, PINK, random, range, SAFE, WIDTH } from "./svg.ts";

const PROJECTS = 40;
const ORIGIN = { x: 84, y: 664 };
const ARM = 13;

/** Forty projects on two axes, without a correlation. */
export function axes(): string {
  // With this seed the crosses keep apart and have no slope.
  const next = random(704);
  const order = shuffled(range(PROJECTS), next);
  const crosses = order.map((place, index) => {
    const x = Math.round(ORIGIN.x + 64 + ((index + next() * 0.8) / PROJECTS) * (WIDTH - ORIGIN.x - 128));
    const y = Math.round(ORIGIN.y - 44 - ((place + next() * 0.8) / PROJECTS) * (ORIGIN.y - SAFE.top - 58));
    return `M${x - ARM} ${y - ARM}l${2 * ARM} ${2 * ARM}m0-${2 * ARM}l-${2 * ARM} ${2 * ARM}`;
  });
  return [
    field(PINK),
    `<g fill="none" stroke="${INK}"><path stroke-width="12" d="M0 ${ORIGIN.y}H${WIDTH}M${ORIGIN.x} 0V${HEIGHT}"/>`,
    `<path stroke-width="8" d="${crosses.join("")}"/></g>`,
  ].join("");
}

function shuffled(values: readonly number[], next: () => number): number[] {
  return values
    .map((value) => ({ value, rank: next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}
