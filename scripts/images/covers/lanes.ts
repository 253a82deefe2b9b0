import { background, CHALK, INK, range, rectanglePath, SAFE_BAND, WIDTH, YELLOW } from "./svg.ts";

const AGENT_COUNT = 5;
const MARGIN = 70;
const BAR_HEIGHT = 64;
const HANDOFF_WIDTH = 84;
/** The index of the handoff after which the next agent starts late, so that the job hangs between the two. */
const LOST_HANDOFF = 2;
const LOST_GAP = 96;

const LANE_PITCH = (SAFE_BAND.foot - SAFE_BAND.top - BAR_HEIGHT) / (AGENT_COUNT - 1);
const BAR_LENGTH = (WIDTH - 2 * MARGIN - LOST_GAP + 3 * HANDOFF_WIDTH) / AGENT_COUNT;

/** One job passed down five lanes. At every handoff but one, two agents hold it at once. */
export function drawLanes(): string {
  let end = MARGIN + HANDOFF_WIDTH;
  const bars = range(AGENT_COUNT).map((agent) => {
    const x = agent === LOST_HANDOFF + 1 ? end + LOST_GAP : end - HANDOFF_WIDTH;
    end = x + BAR_LENGTH;
    return { x, y: SAFE_BAND.top + agent * LANE_PITCH, end };
  });
  const tracks = bars.map(({ y }) => `M0 ${y + BAR_HEIGHT / 2}H${WIDTH}`);
  const jobs = bars.slice(0, -1).map((bar, agent) => drawJob(bar, agent === LOST_HANDOFF));
  return [
    background(YELLOW),
    `<path stroke="${INK}" stroke-width="3" d="${tracks.join("")}"/>`,
    `<path fill="${INK}" d="${bars.map(({ x, y }) => rectanglePath(x, y, BAR_LENGTH, BAR_HEIGHT)).join("")}"/>`,
    jobs.join(""),
  ].join("");
}

function drawJob({ y, end }: { y: number; end: number }, isLost: boolean): string {
  const inset = 16;
  const height = LANE_PITCH + BAR_HEIGHT - 2 * inset;
  const x = isLost ? end + (LOST_GAP - HANDOFF_WIDTH) / 2 : end - HANDOFF_WIDTH;
  const shape = rectanglePath(x + inset, y + inset, HANDOFF_WIDTH - 2 * inset, height);
  if (isLost) return `<path fill="${YELLOW}" stroke="${INK}" stroke-width="6" stroke-dasharray="12 9" d="${shape}"/>`;
  return `<path fill="${CHALK}" stroke="${INK}" stroke-width="6" d="${shape}"/>`;
}
