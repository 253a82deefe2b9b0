import { CHALK, field, INK, range, rectangle, SAFE, WIDTH, YELLOW } from "./svg.ts";

const AGENTS = 5;
const LEFT = 70;
const BAR = 64;
const HANDOFF = 84;
/** After the third agent the next one starts late, and what was handed over hangs between them. */
const LOST = 2;
const GAP = 96;

const pitch = (SAFE.foot - SAFE.top - BAR) / (AGENTS - 1);
const stretch = (WIDTH - 2 * LEFT - GAP + 3 * HANDOFF) / AGENTS;

/** One job passed down five lanes. At every handoff but one, two agents hold it at once. */
export function lanes(): string {
  let end = LEFT + HANDOFF;
  const bars = range(AGENTS).map((agent) => {
    const x = agent === LOST + 1 ? end + GAP : end - HANDOFF;
    end = x + stretch;
    return { x, y: SAFE.top + agent * pitch, end };
  });
  const tracks = bars.map(({ y }) => `M0 ${y + BAR / 2}H${WIDTH}`);
  const jobs = bars.slice(0, -1).map((bar, agent) => job(bar, agent === LOST));
  return [
    field(YELLOW),
    `<path stroke="${INK}" stroke-width="3" d="${tracks.join("")}"/>`,
    `<path fill="${INK}" d="${bars.map(({ x, y }) => rectangle(x, y, stretch, BAR)).join("")}"/>`,
    jobs.join(""),
  ].join("");
}

function job({ y, end }: { y: number; end: number }, isLost: boolean): string {
  const inset = 16;
  const height = pitch + BAR - 2 * inset;
  const x = isLost ? end + (GAP - HANDOFF) / 2 : end - HANDOFF;
  const shape = rectangle(x + inset, y + inset, HANDOFF - 2 * inset, height);
  if (isLost) return `<path fill="${YELLOW}" stroke="${INK}" stroke-width="6" stroke-dasharray="12 9" d="${shape}"/>`;
  return `<path fill="${CHALK}" stroke="${INK}" stroke-width="6" d="${shape}"/>`;
}
