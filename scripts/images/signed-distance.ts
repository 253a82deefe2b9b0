// Signed distances from a point to simple shapes, and smooth unions and intersections of them.
const { abs, max, min, hypot, sin } = Math;

export function smoothMin(a: number, b: number, k: number): number {
  const h = max(k - abs(a - b), 0) / k;
  return min(a, b) - h * h * k * 0.25;
}

export function smoothMax(a: number, b: number, k: number): number {
  return -smoothMin(-a, -b, k);
}

export function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const k0 = hypot(x / rx, y / ry, z / rz);
  const k1 = hypot(x / (rx * rx), y / (ry * ry), z / (rz * rz));
  return k1 < 1e-6 ? -min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
}

type Point = readonly [number, number, number];

export function capsule(x: number, y: number, z: number, a: Point, b: Point, radius: number): number {
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const h = max(0, min(1, (px * dx + py * dy + pz * dz) / (dx * dx + dy * dy + dz * dz)));
  return hypot(px - dx * h, py - dy * h, pz - dz * h) - radius;
}

export function torus(x: number, y: number, z: number, ring: number, tube: number): number {
  return hypot(hypot(x, y) - ring, z) - tube;
}

/** A wire bent into a rectangle. */
export function wireRectangle(
  x: number,
  y: number,
  z: number,
  halfWidth: number,
  halfHeight: number,
  tube: number,
): number {
  const qx = abs(x) - halfWidth;
  const qy = abs(y) - halfHeight;
  const d = hypot(max(qx, 0), max(qy, 0)) + min(max(qx, qy), 0);
  return hypot(d, z) - tube;
}

/** Relief with bumps in three directions, for curly hair. */
export function curlRelief(x: number, y: number, z: number, frequency: number): number {
  return sin(x * frequency) * sin(y * frequency + 1.3) * sin(z * frequency + 0.7);
}

/** Relief with furrows in one direction, for combed hair. */
export function strandRelief(u: number, frequency: number, amplitude: number): number {
  return amplitude * sin(u * frequency) + amplitude * 0.6 * sin(u * frequency * 2.3 + 1);
}
