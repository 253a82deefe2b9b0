import type { Person } from "./person.ts";
import { curlRelief, ellipsoid, smoothMax, smoothMin, strandRelief } from "./signed-distance.ts";

const { abs, sin, exp } = Math;

/** People are told apart by silhouette: a new person needs a new one, not a new colour. */
export const cast: readonly Person[] = [
  {
    name: "amara",
    background: "#FF6BA8",
    top: 562,
    turn: -0.36,
    tilt: 0.05,
    nod: 0.06,
    jaw: 0.92,
    nose: 0.96,
    nostrils: 1.2,
    lips: 1.35,
    neck: 0.9,
    shoulders: 0.94,
    arch: 0.06,
    brow: 0.024,
    ring: true,
    gaze: 0.012,
    albedo: { skin: 0.62, hair: 0.04, frame: 0.1, cloth: 0.86, brow: 0.02, lips: 0.34, shirt: 1, stubble: 0.4 },
    collar: (x) => -1.16 + x * x * 0.3,
    hair: (x, y, z) =>
      smoothMin(
        smoothMax(
          skullDistance(x, y, z, 0.965) + 0.006 * sin(x * 60),
          -ellipsoid(x, y + 0.26, z - 0.66, 0.6, 0.76, 0.66),
          0.04,
        ),
        ellipsoid(x, y - 1.02, z + 0.34, 0.72, 0.62, 0.62) +
          0.045 * curlRelief(x, y, z, 17) +
          0.03 * curlRelief(x + 1, y, z, 29),
        0.05,
      ),
  },
  {
    name: "jonas",
    background: "#6AA9FF",
    light: 0.58,
    turn: 0.3,
    tilt: -0.04,
    jaw: 1.1,
    nose: 1.04,
    neck: 1.12,
    shoulders: 1.1,
    albedo: { skin: 0.95, hair: 0.4, frame: 0.02, cloth: 0.2, brow: 0.2, lips: 0.66, shirt: 0.9, stubble: 0.62 },
    glasses: "round",
    stubble: true,
    brow: 0.03,
    arch: 0.03,
    lapels: true,
    collar: () => -1.02,
    hair: (x, y, z) =>
      smoothMin(
        smoothMax(
          smoothMax(skullDistance(x, y, z, 0.95), -ellipsoid(x, y + 0.3, z - 0.5, 0.68, 0.78, 0.66), 0.04),
          -(y + 0.02),
          0.05,
        ),
        smoothMax(
          ellipsoid(x + 0.05, y - 0.74 - 0.12 * (z + 0.1), z - 0.06, 0.63, 0.3, 0.72) +
            strandRelief(x * 0.7 + z * 0.8, 34, 0.01),
          -(y - 0.5),
          0.08,
        ),
        0.22,
      ),
  },
  {
    name: "lin",
    background: "#35C77A",
    turn: 0.14,
    tilt: 0.06,
    jaw: 0.86,
    face: 0.98,
    nose: 0.9,
    nostrils: 1.02,
    lips: 0.95,
    neck: 0.86,
    shoulders: 0.86,
    rollNeck: true,
    eye: 0.82,
    arch: 0.03,
    brow: 0.02,
    smile: 0.045,
    albedo: { skin: 1, hair: 0.03, frame: 0.1, cloth: 0.5, brow: 0.05, lips: 0.5, shirt: 1, stubble: 0.5 },
    collar: () => -1.24,
    hair: (x, y, z) => {
      const comb = strandRelief(x, 46, 0.007);
      const dome = smoothMax(
        ellipsoid(x, y - 0.17, z + 0.08, 0.82, 0.86, 0.86) + comb,
        -ellipsoid(x, y + 0.52, z - 0.66, 0.56, 0.78, 0.66),
        0.03,
      );
      const sides = smoothMax(
        ellipsoid(x, y + 0.22, z + 0.1, 0.88, 0.9, 0.74) + comb,
        -ellipsoid(x, y + 0.3, z - 0.62, 0.55, 1.3, 0.7),
        0.04,
      );
      return smoothMin(dome, smoothMax(sides, -(y + 0.66), 0.03), 0.05);
    },
  },
  {
    name: "mateo",
    background: "#FF7A33",
    light: 0.5,
    turn: -0.24,
    tilt: -0.08,
    nod: -0.04,
    jaw: 1.02,
    nose: 1.06,
    nostrils: 1.1,
    neck: 1.06,
    shoulders: 1.06,
    hood: true,
    stubble: true,
    brow: 0.036,
    arch: 0.034,
    smile: 0.055,
    gaze: -0.01,
    albedo: { skin: 0.84, hair: 0.06, frame: 0.1, cloth: 0.8, brow: 0.03, lips: 0.5, shirt: 1, stubble: 0.62 },
    collar: () => -0.98,
    hair: (x, y, z) =>
      smoothMax(
        smoothMax(
          ellipsoid(x, y - 0.34, z + 0.12, 0.88, 0.84, 0.9) +
            0.085 * curlRelief(x, y, z, 9.5) +
            0.04 * curlRelief(x, y + 1, z, 17),
          -ellipsoid(x, y + 0.42, z - 0.72, 0.64, 0.84, 0.74),
          0.06,
        ),
        -(y + 0.06),
        0.08,
      ),
    beard: (x, y, z, ax) =>
      smoothMax(
        ellipsoid(x, y + 0.335 + ax * 0.12, z - 0.62, 0.25, 0.055, 0.1) + strandRelief(ax, 60, 0.005),
        -(y + 0.42),
        0.03,
      ),
  },
  {
    name: "priya",
    background: "#FFCF2E",
    turn: -0.12,
    tilt: -0.1,
    jaw: 0.88,
    nose: 0.98,
    lips: 1.15,
    neck: 0.88,
    shoulders: 0.9,
    brow: 0.028,
    arch: 0.055,
    eye: 1.12,
    smile: 0.05,
    albedo: { skin: 0.78, hair: 0.05, frame: 0.1, cloth: 0.3, brow: 0.02, lips: 0.38, shirt: 0.95, stubble: 0.5 },
    lapels: true,
    collar: () => -1.12,
    hair: (x, y, z, ax) => {
      const comb = strandRelief(ax + 0.12 * sin(y * 5), 40, 0.01);
      const top = smoothMax(
        skullDistance(x, y, z, 1.03) + comb + 0.05 * exp(-((x * 14) ** 2)),
        -ellipsoid(ax - 0.16, y + 0.3, z - 0.66, 0.42, 0.84, 0.66),
        0.05,
      );
      const length = smoothMax(
        ellipsoid(x, y + 0.9, z + 0.2, 0.86 + 0.05 * sin(y * 6), 1.5, 0.52) + comb,
        -ellipsoid(x, y + 0.42, z - 0.46, 0.62, 1.6, 0.62),
        0.08,
      );
      return smoothMin(top, smoothMax(length, y - 0.3, 0.2), 0.14);
    },
  },
  {
    name: "tunde",
    background: "#C9CDC7",
    light: -0.5,
    gloss: 0.1,
    turn: 0.4,
    tilt: 0.03,
    nod: 0.04,
    jaw: 1.12,
    face: 1.02,
    cheek: 1.1,
    nose: 0.98,
    nostrils: 1.3,
    lips: 1.25,
    neck: 1.24,
    shoulders: 1.16,
    glasses: "wide",
    brow: 0.03,
    arch: 0.03,
    albedo: { skin: 0.5, hair: 0.03, frame: 0.01, cloth: 0.95, brow: 0.02, lips: 0.3, shirt: 1, stubble: 0.3 },
    collar: (x) => -1.1 + abs(x) * 0.16,
    beard: (x, y, z) => {
      const chin = ellipsoid(x, y + 0.56, z - 0.2, 0.58, 0.56, 0.5);
      const moustache = ellipsoid(x, y + 0.3, z - 0.6, 0.25, 0.06, 0.1);
      const whole = smoothMin(chin, moustache, 0.06) + 0.02 * curlRelief(x, y, z, 34);
      const trimmed = smoothMax(whole, -ellipsoid(x, y + 0.09, z - 0.56, 0.47, 0.36, 0.52), 0.05);
      return smoothMax(trimmed, -ellipsoid(x, y + 0.437, z - 0.64, 0.19, 0.085, 0.2), 0.02);
    },
  },
];

/** The signed distance to the skull, drawn at `size` times its size. Hair lies on it. */
function skullDistance(x: number, y: number, z: number, size: number): number {
  return ellipsoid(x, y - 0.2, z + 0.14, 0.72 * size, 0.78 * size, 0.82 * size);
}
