import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

export type Box = { x: number; y: number; width: number; height: number };
export type Colour = readonly [red: number, green: number, blue: number];

export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not on the page.");
  return box;
}

/** A captured part of the window: one number for each pixel, row by row. */
export type DrawnArea = { width: number; height: number; pixels: Uint32Array; at: (x: number, y: number) => Colour };

export async function captureArea(page: Page, clip: Box): Promise<DrawnArea> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(new Uint8Array(data).buffer);
  const at = (x: number, y: number) => pixelToColour(pixels[y * info.width + x] ?? 0);
  return { width: info.width, height: info.height, pixels, at };
}

// A pixel's bytes are red, green, blue and alpha, with red as the lowest.
const pixelToColour = (pixel: number): Colour => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
const colourToPixel = ([red, green, blue]: Colour) => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** The contrast ratio of WCAG. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linearizeChannel(red) + 0.7152 * linearizeChannel(green) + 0.0722 * linearizeChannel(blue);
}

function linearizeChannel(value: number): number {
  const fraction = value / 255;
  return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4;
}

/** The most frequent colour in a box, apart from the colour of the words on it. */
export function groundColourOf({ width, height, pixels }: DrawnArea, box: Box, words: Colour): Colour {
  const counts = new Map<number, number>();
  for (let y = Math.max(0, Math.ceil(box.y)); y < Math.min(height, box.y + box.height); y++) {
    for (let x = Math.max(0, Math.ceil(box.x)); x < Math.min(width, box.x + box.width); x++) {
      const pixel = pixels[y * width + x] ?? 0;
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    }
  }
  counts.delete(colourToPixel(words));
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  if (!most) throw new Error("Nothing but words is drawn here.");
  return pixelToColour(most[0]);
}

/** Counts the pixels whose contrast with their earlier colour is at least the ratio. */
export function countChangedPixels(ratio: number, before: DrawnArea, after: DrawnArea): number {
  const isChanged = (pixel: number, index: number) => {
    const other = after.pixels[index] ?? 0;
    return pixel !== other && contrastRatio(pixelToColour(pixel), pixelToColour(other)) >= ratio;
  };
  return before.pixels.filter(isChanged).length;
}
