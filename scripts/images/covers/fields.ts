import { BLUE, CHALK, field, HEIGHT, INK, range, rectangle, SAFE, short, WIDTH } from "./svg.ts";

const BOXES = 9;
const BOX = 34;
const TOP = SAFE.top + 4;
const PITCH = (SAFE.foot - 4 - BOX - TOP) / (BOXES - 1);
const LEFT = 70;
const BREADTH = 760;
const PEOPLE = 58;

/** How many leave at each of the nine fields. */
const leavers = [0, 1, 0, 22, 0, 1, 19, 0, 0];

/** A stream of people runs down through nine fields; most of it leaves at two. */
export function fields(): string {
  const boxes = range(BOXES).map((box) => rectangle(LEFT, TOP + box * PITCH, BREADTH, BOX));
  const harmful = boxes.filter((_, box) => (leavers[box] ?? 0) > 5);
  const step = (BREADTH - 60) / PEOPLE;
  const gap = BOX / 26;
  let staying = PEOPLE;
  let lines = "";
  leavers.forEach((count, box) => {
    for (const leaver of range(count)) {
      staying -= 1;
      const x = LEFT + 30 + staying * step;
      const y = TOP + box * PITCH + BOX / 2 + (leaver - (count - 1) / 2) * gap;
      const bend = 10 + leaver * 0.8;
      const out = y + (leaver - (count - 1) / 2) * 8;
      lines += `M${short(x)} 0V${short(y - bend)}q0 ${short(bend)} ${short(bend)} ${short(bend)}H860L${WIDTH} ${short(out)}`;
    }
  });
  for (const person of range(staying)) lines += `M${short(LEFT + 30 + person * step)} 0V${HEIGHT}`;
  return [
    field(BLUE),
    `<path fill="${CHALK}" d="${harmful.join("")}"/>`,
    `<path fill="none" stroke="${INK}" stroke-width="2" d="${lines}"/>`,
    `<path fill="none" stroke="${INK}" stroke-width="6" d="${boxes.join("")}"/>`,
  ].join("");
}
