import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

export type Box = { x: number; y: number; width: number; height: number };
export type Colour = readonly [red: number, green: number, blue: number];

export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}

/** A part of the window as it is drawn: a number for each pixel, row by row. */
export type Drawn = { width: number; height: number; pixels: Uint32Array; at: (x: number, y: number) => Colour };

export async function draw(page: Page, clip: Box): Promise<Drawn> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(new Uint8Array(data).buffer);
  const at = (x: number, y: number) => colourOf(pixels[y * info.width + x] ?? 0);
  return { width: info.width, height: info.height, pixels, at };
}

// The bytes are red, green, blue and alpha, the first of them the lowest.
const colourOf = (pixel: number): Colour => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
const pixelOf = ([red, green, blue]: Colour) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** WCAG's contrast ratio. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The colour that most of a box has, apart from the words on it. */
export function groundOf({ width, height, pixels }: Drawn, box: Box, words: Colour): Colour {
  const counts = new Map<number, number>();
  for (let y = Math.max(0, Math.ceil(box.y)); y < Math.min(height, box.y + box.height); y++) {
    for (let x = Math.max(0, Math.ceil(box.x)); x < Math.min(width, box.x + box.width); x++) {
      const pixel = pixels[y * width + x] ?? 0;
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    }
  }
  counts.delete(pixelOf(words));
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most) throw new Error("Nothing but words is drawn here.");
  return colourOf(most[0]);
}

/** How many pixels differ by at least the ratio from how they were. */
export function changedBy(ratio: number, before: Drawn, after: Drawn): number {
  const isChanged = (pixel: number, index: number) => {
    const other = after.pixels[index] ?? 0;
    return pixel !== other && contrast(colourOf(pixel), colourOf(other)) >= ratio;
  };
  return before.pixels.filter(isChanged).length;
}
