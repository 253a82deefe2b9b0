import { BLUE, background, CHALK, HEIGHT, INK, range, rectanglePath, rounded, SAFE_BAND, WIDTH } from "./svg.ts";

const BOX_COUNT = 9;
const BOX_HEIGHT = 34;
const FIRST_BOX_TOP = SAFE_BAND.top + 4;
const BOX_PITCH = (SAFE_BAND.foot - 4 - BOX_HEIGHT - FIRST_BOX_TOP) / (BOX_COUNT - 1);
const BOX_LEFT = 70;
const BOX_WIDTH = 760;
const PEOPLE_COUNT = 58;

/** How many people leave at each field. */
const leavers = [0, 1, 0, 22, 0, 1, 19, 0, 0];

/** A stream of people runs down through nine fields; most of it leaves at two. */
export function drawFields(): string {
  const boxes = range(BOX_COUNT).map((box) =>
    rectanglePath(BOX_LEFT, FIRST_BOX_TOP + box * BOX_PITCH, BOX_WIDTH, BOX_HEIGHT),
  );
  const harmful = boxes.filter((_, box) => (leavers[box] ?? 0) > 5);
  const step = (BOX_WIDTH - 60) / PEOPLE_COUNT;
  const gap = BOX_HEIGHT / 26;
  let staying = PEOPLE_COUNT;
  let lines = "";
  leavers.forEach((count, box) => {
    for (const leaver of range(count)) {
      staying -= 1;
      const x = BOX_LEFT + 30 + staying * step;
      const y = FIRST_BOX_TOP + box * BOX_PITCH + BOX_HEIGHT / 2 + (leaver - (count - 1) / 2) * gap;
      const bend = 10 + leaver * 0.8;
      const out = y + (leaver - (count - 1) / 2) * 8;
      lines += `M${rounded(x)} 0V${rounded(y - bend)}q0 ${rounded(bend)} ${rounded(bend)} ${rounded(bend)}H860L${WIDTH} ${rounded(out)}`;
    }
  });
  for (const person of range(staying)) lines += `M${rounded(BOX_LEFT + 30 + person * step)} 0V${HEIGHT}`;
  return [
    background(BLUE),
    `<path fill="${CHALK}" d="${harmful.join("")}"/>`,
    `<path fill="none" stroke="${INK}" stroke-width="2" d="${lines}"/>`,
    `<path fill="none" stroke="${INK}" stroke-width="6" d="${boxes.join("")}"/>`,
  ].join("");
}
