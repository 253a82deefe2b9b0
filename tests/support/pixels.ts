import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

export type Box = { x: number; y: number; width: number; height: number };
export type Colour = readonly [red: number, green: number, blue: number];

export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}

/** A part of the window as it is drawn. */
export type Drawn = { width: number; height: number; at: (x: number, y: number) => Colour };

export async function draw(page: Page, clip: Box): Promise<Drawn> {
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Colour => {
    const start = (y * info.width + x) * info.channels;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  return { width: info.width, height: info.height, at };
}

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
export function groundOf(drawn: Drawn, box: Box, words: Colour): Colour {
  const counts = new Map<string, { colour: Colour; count: number }>();
  for (let y = Math.max(0, Math.ceil(box.y)); y < Math.min(drawn.height, box.y + box.height); y++) {
    for (let x = Math.max(0, Math.ceil(box.x)); x < Math.min(drawn.width, box.x + box.width); x++) {
      const colour = drawn.at(x, y);
      const entry = counts.get(colour.join()) ?? { colour, count: 0 };
      entry.count++;
      counts.set(colour.join(), entry);
    }
  }
  counts.delete(words.join());
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  if (!most) throw new Error("Nothing but words is drawn here.");
  return most.colour;
}

/** How many pixels differ by at least the ratio from how they were. */
export function changedBy(ratio: number, before: Drawn, after: Drawn): number {
  let count = 0;
  for (let y = 0; y < before.height; y++)
    for (let x = 0; x < before.width; x++) if (contrast(before.at(x, y), after.at(x, y)) >= ratio) count++;
  return count;
}
