import { crop, type PictureData } from "#app/lib/picture.ts";
import { pictureTexts } from "./picture-texts.ts";
import manifest from "./pictures.json" with { type: "json" };

type Size = { width: number; height: number; widths?: number[] };
type Entry = Size & { colour: string; narrow?: Size };

const pictures = manifest as Record<string, Entry>;

/** Our own pictures get sizes and alternative text, others stay as they are. Plain http is dropped: the CSP blocks it. */
export function describePicture(path: string | null): PictureData | null {
  if (!path || !/^(https:\/\/|\/(?!\/))/i.test(path)) return null;
  const entry = Object.hasOwn(pictures, path) ? pictures[path] : undefined;
  if (!entry) return { src: path };
  const stem = path.replace(/\.\w+$/, "");
  return {
    ...describeCrop(path, stem, entry),
    alt: pictureTexts[path],
    colour: entry.colour,
    ...(entry.narrow && { narrow: describeCrop(path, `${stem}-narrow`, entry.narrow) }),
  };
}

function describeCrop(path: string, stem: string, { width, height, widths }: Size) {
  return widths ? crop(stem, { width, height }, widths) : { src: path, width, height };
}
