import { background, CHALK, INK, range, rounded, YELLOW } from "./svg.ts";

const RAYS_PER_CLOCK = 150;
const clocks = [
  { x: 330, y: 470, late: 0 },
  { x: 830, y: 410, late: 0.6 },
];

/** Rays at the same interval from two pegs, one set turned a little; the difference shows as moiré. */
export function drawInterval(): string {
  const rays = clocks.flatMap(({ x, y, late }) =>
    range(RAYS_PER_CLOCK).map((ray) => {
      const angle = ((ray + late) / RAYS_PER_CLOCK) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const far = `${Math.round(x + cos * 1300)} ${Math.round(y + sin * 1300)}`;
      return `M${rounded(x + cos * 120)} ${rounded(y + sin * 120)}L${far}`;
    }),
  );
  const pegs = clocks.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="20"/>`).join("");
  return [
    background(YELLOW),
    `<path stroke="${INK}" stroke-width="3.2" d="${rays.join("")}"/>`,
    `<g fill="${CHALK}" stroke="${INK}" stroke-width="7">${pegs}</g>`,
  ].join("");
}
