import sharp, { type Sharp } from "sharp";
import { maxPixels, maxSvgBytes } from "#app/content/desk/upload-limits.ts";
import type { PictureVariants } from "#app/data/media.server.ts";
import { type PictureType, pictureTypeOf } from "./picture-type.server.ts";
import { RefusedError } from "./refused.ts";
import { UPLOAD_WIDTHS } from "./upload-widths.ts";

export type ResizedPicture = {
  width: number;
  height: number;
  colour: string;
  variants: PictureVariants;
  /** By file name, such as `640.avif`. */
  files: Map<string, Buffer>;
};

const MAX_DECODE_SECONDS = 60;
/** Below the 16,383 pixels that WebP can hold. A screenshot of a long page is still legible at this height. */
const MAX_HEIGHT_PX = 8_000;

/** Decodes an upload and draws it anew in the site's widths and formats. Everything else in the file is dropped, EXIF included. */
export async function resizePicture(upload: Uint8Array): Promise<ResizedPicture> {
  const type = pictureTypeOf(upload);
  if (type === "heic") throw new RefusedError("heic");
  if (!type) throw new RefusedError("unknown");
  if (type === "svg" && upload.byteLength > maxSvgBytes) throw new RefusedError("svg-too-large");
  // Leave the other cores to the site.
  sharp.concurrency(1);
  const size = await measurePicture(upload, type);
  const base = await decodePicture(upload, type, size);
  const raw = { raw: { width: base.width, height: base.height, channels: 3 } } as const;
  const image = sharp(base.pixels, { ...raw, limitInputPixels: maxPixels });
  const files = new Map<string, Buffer>();
  const variants: PictureVariants = [];
  for (const width of variantWidths(base.width)) {
    const resized = image.clone().resize(width, null, { kernel: "lanczos3" });
    const avif = await resized.clone().avif({ quality: 55, effort: 2 }).toBuffer();
    const webp = await resized.clone().webp({ quality: 80 }).toBuffer();
    files.set(`${width}.avif`, avif).set(`${width}.webp`, webp);
    variants.push({ width, avif: avif.length, webp: webp.length });
  }
  return { width: size.width, height: size.height, colour: await frequentColour(image), variants, files };
}

/** The picture's size after the rotation that its EXIF asks for. Reads only the header. */
async function measurePicture(upload: Uint8Array, type: PictureType) {
  const metadata = await refuseOnError(openPicture(upload).metadata());
  const isAsSaid = metadata.format === (type === "avif" ? "heif" : type);
  if (!isAsSaid || (type === "avif" && metadata.compression !== "av1")) throw new RefusedError("unknown");
  const { width, height } = metadata.autoOrient;
  if (!width || !height) throw new RefusedError("broken");
  if (width * height > maxPixels) throw new RefusedError("too-many-pixels");
  return { width, height };
}

async function decodePicture(upload: Uint8Array, type: PictureType, { width }: { width: number }) {
  const largest = Math.max(...UPLOAD_WIDTHS);
  // An SVG has no size in pixels, so it is rendered in the site's largest width.
  const density = type === "svg" ? Math.min(Math.max(72, (72 * largest) / width), 7_200) : undefined;
  const image = openPicture(upload, density)
    .flatten({ background: "#fff" })
    .resize({ width: largest, height: MAX_HEIGHT_PX, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .removeAlpha()
    .timeout({ seconds: MAX_DECODE_SECONDS });
  const { data, info } = await refuseOnError(image.raw().toBuffer({ resolveWithObject: true }));
  return { pixels: data, width: info.width, height: info.height };
}

function openPicture(upload: Uint8Array, density?: number): Sharp {
  return sharp(upload, { limitInputPixels: maxPixels, failOn: "error", autoOrient: true, density });
}

/** Turns an error of libvips into a refusal: the file is at fault, not the site. */
async function refuseOnError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new RefusedError(isTooLarge ? "too-many-pixels" : "broken", { cause: error });
  }
}

function variantWidths(width: number): number[] {
  const smaller = UPLOAD_WIDTHS.filter((each) => each < width);
  return [...smaller, Math.min(width, Math.max(...UPLOAD_WIDTHS))].filter((each, at, all) => all.indexOf(each) === at);
}

/** The colour shown until the picture loads. An average could be a colour that the picture does not have. */
async function frequentColour(image: Sharp): Promise<string> {
  const pixels = await image.clone().resize(64, 64, { fit: "fill", kernel: "nearest" }).raw().toBuffer();
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const coarse = [0, 1, 2].map((channel) => Math.min(255, Math.round((pixels[at + channel] ?? 0) / 16) * 16));
    const colour = `#${Buffer.from(coarse).toString("hex")}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "#ffffff";
}
