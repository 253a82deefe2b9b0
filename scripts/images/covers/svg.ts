export const WIDTH = 1200;
export const HEIGHT = 900;
/** The band that the widest crop, 21:9, leaves. Anything countable or readable stays inside it. */
export const SAFE_BAND = { top: 222, foot: 678 };

export const INK = "#15171A";
export const CHALK = "#F1F2EF";
export const ORANGE = "#FF7A33";
export const PINK = "#FF6BA8";
export const YELLOW = "#FFCF2E";
export const GREEN = "#35C77A";
export const BLUE = "#6AA9FF";

export function background(colour: string): string {
  return `<path fill="${colour}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`;
}

export function rectanglePath(x: number, y: number, width: number, height: number): string {
  return `M${rounded(x)} ${rounded(y)}h${rounded(width)}v${rounded(height)}h${rounded(-width)}z`;
}

/** Rounds to one decimal, which is precise enough at any size that is shown. */
export function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** Creates a seeded generator of random numbers from 0 to 1. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
