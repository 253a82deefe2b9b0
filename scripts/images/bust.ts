import type { Person } from "./person.ts";
import { capsule, ellipsoid, smoothMax, smoothMin, torus, wireRectangle } from "./signed-distance.ts";

const { abs, cos, hypot, max, min, PI, sin } = Math;

type Material = keyof Person["albedo"] | "white";
type SurfaceDistance = { distance: number; material: Material };
/** The signed distance from a point to a person's bust, and the nearest material. */
export type BustSurface = (x: number, y: number, z: number) => SurfaceDistance;

export function createBust(person: Person): BustSurface {
  return (x0, y0, z0) => {
    const [x, y, z] = toHeadCoordinates(person, x0, y0, z0);
    const ax = abs(x);
    let nearest: SurfaceDistance = {
      distance: headDistance(person, x, y, z),
      material: z > 0.12 ? faceMaterial(person, x, y) : "skin",
    };
    const add = (distance: number, material: Material) => {
      if (distance < nearest.distance) nearest = { distance, material };
    };
    if (person.hair) add(person.hair(x, y, z, ax), "hair");
    if (person.beard) add(person.beard(x, y, z, ax), "hair");
    if (person.glasses) add(glassesDistance(person.glasses, x, y, z), "frame");
    if (person.ring) add(torus(z + 0.06, y + 0.34, ax - 0.7, 0.12, 0.022), "shirt");
    const body = torsoDistance(person, x0, y0, z0);
    add(body.distance, body.material);
    return nearest;
  };
}

function toHeadCoordinates(
  { turn, tilt, nod = 0 }: Person,
  x0: number,
  y0: number,
  z0: number,
): [number, number, number] {
  const x1 = x0 * cos(turn) - z0 * sin(turn);
  const z1 = x0 * sin(turn) + z0 * cos(turn);
  const x = x1 * cos(tilt) - y0 * sin(tilt);
  const y1 = x1 * sin(tilt) + y0 * cos(tilt);
  return [x, y1 * cos(nod) - z1 * sin(nod), y1 * sin(nod) + z1 * cos(nod)];
}

function torsoDistance(person: Person, x: number, y: number, z: number): SurfaceDistance {
  const { neck } = person;
  const chest = ellipsoid(x, y + 1.98, z + 0.12, 1.34 * person.shoulders, 0.76, 0.6);
  let distance = smoothMin(chest, capsule(x, y, z, [0, -0.62, -0.12], [0, -1.5, -0.16], 0.33 * neck), 0.36);
  let material: Material = y < person.collar(x) ? "cloth" : "skin";
  if (person.rollNeck) {
    const roll = capsule(x, y, z, [0, -1.02, -0.1], [0, -1.3, -0.12], 0.44 * neck);
    if (roll < distance + 0.05) material = "cloth";
    distance = smoothMin(distance, roll, 0.08);
  }
  if (person.hood) {
    const hood = hypot(hypot(x * 0.86, z + 0.1) - 0.5, (y + 1.34 + z * 0.22) * 0.9) - 0.14;
    if (hood < distance) material = "cloth";
    distance = smoothMin(distance, hood, 0.1);
  }
  const betweenLapels = y < -1.06 && abs(x) - 0.1 + (y + 1.06) * 0.34 < 0;
  if (person.lapels && material === "cloth" && betweenLapels) material = "shirt";
  return { distance, material };
}

function headDistance(person: Person, x: number, y: number, z: number): number {
  const { face = 1, jaw, cheek = 1, nose, nostrils = 1, lips = 1 } = person;
  const ax = abs(x);
  let d = ellipsoid(x, y - 0.16, z + 0.1, 0.66 * face, 0.74, 0.74);
  d = smoothMin(d, ellipsoid(x, y + 0.36, z - 0.14, 0.44 * jaw, 0.48, 0.46), 0.34);
  d = smoothMin(d, ellipsoid(ax - 0.27, y + 0.14, z - 0.42, 0.2 * cheek, 0.17, 0.2), 0.2);
  d = smoothMax(d, -ellipsoid(ax - 0.235, y - 0.03, z - 0.72, 0.15, 0.085, 0.15), 0.13);
  d = smoothMin(d, ellipsoid(ax - 0.225, y - 0.015, z - 0.53, 0.09, 0.062, 0.085), 0.03);
  d = smoothMin(d, capsule(x, y, z, [0, 0.04, 0.61], [0, -0.19, 0.8 * nose], 0.058 * nostrils), 0.13);
  d = smoothMin(d, ellipsoid(ax - 0.075 * nostrils, y + 0.235, z - 0.66, 0.062 * nostrils, 0.05, 0.08), 0.06);
  d = smoothMin(d, ellipsoid(x, y + 0.4, z - 0.585, 0.17, 0.04 * lips, 0.08), 0.04);
  d = smoothMin(d, ellipsoid(x, y + 0.475, z - 0.565, 0.14, 0.045 * lips, 0.08), 0.05);
  d = smoothMin(d, ellipsoid(x, y + 0.72, z - 0.5, 0.15 * jaw, 0.11, 0.13), 0.14);
  return smoothMin(d, ellipsoid(ax - 0.67 * face, y + 0.03, z + 0.08, 0.07, 0.17, 0.12), 0.06);
}

/** Brows, eyes, lips and stubble are materials, not relief, so that a face is recognisable at 160 px. */
function faceMaterial(person: Person, x: number, y: number): Material {
  const { eye = 1, gaze = 0, arch = 0.045, brow = 0.024, lips = 1, smile = 0.03 } = person;
  const ax = abs(x);
  const fromMouth = x / 0.185;
  const mouth = 1 - fromMouth * fromMouth;
  if (mouth > 0 && abs(y + 0.437 - smile * fromMouth * fromMouth) < 0.011) return "brow";
  if (mouth > 0 && y < -0.362 + 0.012 * mouth && y > -0.44 - 0.085 * lips * mouth) return "lips";
  const alongBrow = (ax - 0.085) / 0.29;
  if (alongBrow > 0 && alongBrow < 1) {
    const height = 0.125 + arch * sin(alongBrow * PI * 0.85) - 0.012 * alongBrow;
    if (abs(y - height) < brow * (1 - alongBrow * 0.55)) return "brow";
  }
  const alongEye = (ax - 0.225) / 0.112;
  const upEye = (y - 0.012) / (0.058 * eye * max(0.02, 1 - alongEye * alongEye));
  if (abs(alongEye) < 1.12 && upEye > 0.86 && upEye < 1.75) return "brow";
  if (abs(alongEye) < 1 && abs(upEye) < 1) {
    return hypot(x - (x > 0 ? 0.225 : -0.225) - gaze, y - 0.016) < 0.045 ? "brow" : "white";
  }
  const onChin = y < -0.3 - 0.16 * (1 - min(1, ax / 0.5)) && hypot(ax / 0.62, (y + 0.42) / 0.5) < 1.2;
  return person.stubble && onChin ? "stubble" : "skin";
}

function glassesDistance(kind: "round" | "wide", x: number, y: number, z: number): number {
  const ax = abs(x);
  if (kind === "round") {
    return min(
      torus(ax - 0.25, y + 0.005, z - 0.7 + ax * 0.16, 0.195, 0.026),
      capsule(x, y, z, [-0.06, 0.04, 0.72], [0.06, 0.04, 0.72], 0.024),
      capsule(ax, y, z, [0.45, 0.04, 0.62], [0.68, 0.05, -0.05], 0.024),
    );
  }
  return min(
    wireRectangle(ax - 0.265, y, z - 0.7 + ax * 0.18, 0.185, 0.115, 0.03),
    capsule(x, y, z, [-0.09, 0.07, 0.73], [0.09, 0.07, 0.73], 0.026),
    capsule(ax, y, z, [0.46, 0.08, 0.6], [0.69, 0.06, -0.05], 0.028),
  );
}
