import { writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { prepareOutputFile, type Rendition } from "./manifest.ts";

const MAX_FILE_BYTES = 120 * 1000;

/** Writes `x-640.avif`, `x-640.webp` and so on. The picture of the width `plain` is also written as `x.webp`. */
export async function encodeRenditions(
  input: Buffer,
  path: string,
  widths: number[],
  plain?: number,
): Promise<Rendition> {
  const image = sharp(input).flatten({ background: "#fff" });
  const { width, height } = await image.metadata();
  const stem = path.replace(/\.webp$/, "");
  for (const each of widths) {
    const resized = image.clone().resize(each, null, { kernel: "lanczos3" });
    await encodeWithinLimit(`${stem}-${each}.avif`, 55, (quality) => resized.clone().avif({ quality, effort: 2 }));
    const webp = await encodeWithinLimit(`${stem}-${each}.webp`, 80, (quality) => resized.clone().webp({ quality }));
    if (each === plain) await writeFile(await prepareOutputFile(path), webp);
  }
  return { width, height, widths };
}

/** The most frequent colour, since a mean could be a colour that is nowhere in the picture. */
export async function dominantColour(input: Buffer): Promise<string> {
  const image = sharp(input).flatten().removeAlpha().resize(200, 150, { kernel: "nearest" });
  const pixels = await image.raw().toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = `#${pixels.toString("hex", at, at + 3)}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [first = ["#ffffff"]] = [...counts].sort((a, b) => b[1] - a[1]);
  return first[0];
}

/** Lowers the quality until the file is small enough. */
async function encodeWithinLimit(path: string, quality: number, make: (quality: number) => Sharp): Promise<Buffer> {
  for (const step of [0, 8, 16, 24]) {
    const file = await make(quality - step).toBuffer();
    if (file.length > MAX_FILE_BYTES) continue;
    await writeFile(await prepareOutputFile(path), file);
    return file;
  }
  throw new Error(`${path} does not fit in ${MAX_FILE_BYTES} bytes.`);
}
