import { CHALK, field, INK, range, short, YELLOW } from "./svg.ts";

const RAYS = 150;
const clocks = [
  { x: 330, y: 470, late: 0 },
  { x: 830, y: 410, late: 0.6 },
];

/** The same interval counted from two pegs; the difference shows as moiré. */
export function interval(): string {
  const rays = clocks.flatMap(({ x, y, late }) =>
    range(RAYS).map((ray) => {
      const angle = ((ray + late) / RAYS) * 2 * Math.PI;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const far = `${Math.round(x + cos * 1300)} ${Math.round(y + sin * 1300)}`;
      return `M${short(x + cos * 120)} ${short(y + sin * 120)}L${far}`;
    }),
  );
  const pegs = clocks.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="20"/>`).join("");
  return [
    field(YELLOW),
    `<path stroke="${INK}" stroke-width="3.2" d="${rays.join("")}"/>`,
    `<g fill="${CHALK}" stroke="${INK}" stroke-width="7">${pegs}</g>`,
  ].join("");
}
