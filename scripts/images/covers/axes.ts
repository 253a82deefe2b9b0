import { background, createRandom, HEIGHT, INK, PINK, range, SAFE_BAND, WIDTH } from "./svg.ts";

const PROJECT_COUNT = 40;
const ORIGIN = { x: 84, y: 664 };
const CROSS_ARM = 13;

/** Forty projects on two axes, without a correlation. */
export function drawAxes(): string {
  // With this seed the crosses keep apart and show no trend.
  const next = createRandom(704);
  const order = shuffled(range(PROJECT_COUNT), next);
  const crosses = order.map((place, index) => {
    const x = Math.round(ORIGIN.x + 64 + ((index + next() * 0.8) / PROJECT_COUNT) * (WIDTH - ORIGIN.x - 128));
    const y = Math.round(ORIGIN.y - 44 - ((place + next() * 0.8) / PROJECT_COUNT) * (ORIGIN.y - SAFE_BAND.top - 58));
    return `M${x - CROSS_ARM} ${y - CROSS_ARM}l${2 * CROSS_ARM} ${2 * CROSS_ARM}m0-${2 * CROSS_ARM}l-${2 * CROSS_ARM} ${2 * CROSS_ARM}`;
  });
  return [
    background(PINK),
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
