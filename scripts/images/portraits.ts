// Draws a lit bust as horizontal lines: the thickness is the shade, the height follows the relief. Small files have fewer
// lines, so that none is thinner than a pixel and there is no moiré.
import { readFile } from "node:fs/promises";
import { type BustSurface, createBust } from "./bust.ts";
import { cast } from "./cast.ts";
import { encodeRenditions } from "./encode.ts";
import { hashOf, type Picture, type PictureSource, root } from "./manifest.ts";
import type { Person } from "./person.ts";

type Portrait = PictureSource & { person: Person };
type Vector = readonly [number, number, number];
type Shader = (u: number, v: number) => { light: number; z: number } | undefined;

const { abs, hypot, max, min } = Math;
const WIDTH = 800;
const HEIGHT = 1000;
const HEAD_PX = 322;
const STEP_PX = 3;
const INK = "#15171A";
const PLAIN_WIDTH = 480;
const lineCounts: readonly [width: number, lines: number][] = [
  [96, 28],
  [160, 46],
  [320, 76],
  [480, 128],
  [800, 164],
];

export async function listPortraits(): Promise<Portrait[]> {
  const names = ["signed-distance.ts", "bust.ts", "person.ts", "cast.ts", "portraits.ts"];
  const code = await Promise.all(names.map((name) => readFile(`${root}scripts/images/${name}`)));
  const hash = hashOf(...code);
  return cast.map((person) => ({ person, path: `/img/team/${person.name}.webp`, hash }));
}

export async function drawPortrait({ person, path }: Portrait): Promise<Picture> {
  const shade = createShader(person);
  for (const [width, lines] of lineCounts) {
    await encodeRenditions(Buffer.from(portraitSvg(person, shade, width, lines)), path, [width], PLAIN_WIDTH);
  }
  const widths = lineCounts.map(([width]) => width);
  return { width: WIDTH, height: HEIGHT, widths, colour: person.background.toLowerCase() };
}

function portraitSvg(person: Person, shade: Shader, width: number, count: number): string {
  const pitch = HEIGHT / count;
  let lines = "";
  for (let v = 12; v < HEIGHT + 60; v += pitch) {
    let run: Vector[] = [];
    for (let u = 0; u <= WIDTH; u += STEP_PX) {
      const seen = shade(u, v);
      if (!seen) {
        lines += linePath(run);
        run = [];
        continue;
      }
      const thickness = pitch * 0.5 * (1 - seen.light ** 0.78 * 0.98) + 0.1;
      run.push([u, v - seen.z * 11 + 7, min(thickness, pitch * 0.475)]);
    }
    lines += linePath(run);
  }
  const size = `width="${width}" height="${(width * HEIGHT) / WIDTH}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  const field = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${person.background}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${field}<path d="${lines}" fill="${INK}"/></svg>`;
}

function linePath(run: readonly Vector[]): string {
  if (run.length < 2) return "";
  const upper = run.map(([x, y, half]) => `${x} ${(y - half).toFixed(1)}`);
  const lower = run.map(([x, y, half]) => `${x} ${(y + half).toFixed(1)}`).reverse();
  return `M${upper.join("L")}L${lower.join("L")}Z`;
}

function createShader(person: Person): Shader {
  const bust = createBust(person);
  const lamp = normalise([person.light ?? -0.58, 0.6, 0.66]);
  const top = person.top ?? 486;
  return (u, v) => {
    const x = (u - WIDTH / 2) / HEAD_PX;
    const y = -(v - top) / HEAD_PX;
    const z = marchToSurface(bust, x, y);
    if (z === undefined) return undefined;
    const { material } = bust(x, y, z);
    const normal = normalAt(bust, [x, y, z]);
    const facing = max(0, dot(normal, lamp));
    const lit = litFraction(bust, [x, y, z], lamp);
    const [nx, ny, nz] = normal;
    const open = max(0, min(1, bust(x + nx * 0.12, y + ny * 0.12, z + nz * 0.12).distance / 0.12));
    const fill = max(0, -nx * lamp[0] * 0.8 + nz * 0.5) * 0.2;
    const gloss = material === "hair" ? facing ** 6 * (person.gloss ?? 0.34) * lit : 0;
    const albedo = material === "white" ? 1 : person.albedo[material];
    const light = (facing * lit * 0.86 + 0.1 + fill) * (0.45 + 0.55 * open) * (0.2 + 0.8 * albedo) + gloss;
    return { light: min(1, max(0, light)), z };
  };
}

function marchToSurface(bust: BustSurface, x: number, y: number): number | undefined {
  let z = 1.6;
  let distance = 1;
  for (let step = 0; step < 80; step++) {
    distance = bust(x, y, z).distance;
    if (distance < 0.002) return z;
    z -= distance * 0.72;
    if (z < -1.5) return undefined;
  }
  return distance > 0.02 ? undefined : z;
}

function litFraction(bust: BustSurface, [x, y, z]: Vector, [lx, ly, lz]: Vector): number {
  let lit = 1;
  for (let s = 0.05; s < 1.1; ) {
    const { distance } = bust(x + lx * s, y + ly * s, z + lz * s);
    lit = min(lit, 0.5 + (0.5 * distance) / (0.09 * s + 0.01));
    if (lit < 0) return 0;
    s += max(0.03, abs(distance));
  }
  return lit;
}

function normalAt(bust: BustSurface, [x, y, z]: Vector): Vector {
  const e = 0.004;
  return normalise([
    bust(x + e, y, z).distance - bust(x - e, y, z).distance,
    bust(x, y + e, z).distance - bust(x, y - e, z).distance,
    bust(x, y, z + e).distance - bust(x, y, z - e).distance,
  ]);
}

function normalise([x, y, z]: Vector): Vector {
  const length = hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
