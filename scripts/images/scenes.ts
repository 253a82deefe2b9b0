import { glob, readFile } from "node:fs/promises";
import { type Camera, narrow, wide } from "./browser.ts";
import { dominantColour, encode } from "./encode.ts";
import { hashOf, type Picture, root, type Source } from "./manifest.ts";

type Scene = Source & { file: string };

const folder = `${root}art/scenes/`;
const wideWidths = [640, 1024, 1600];
const narrowWidths = [480, 900];

/** `art/scenes/harvest/cover.html` is `/img/work/harvest/cover.webp`; a scene named cover has a narrow rendition as well. */
export async function listScenes(): Promise<Scene[]> {
  const base = await readFile(`${folder}_base.css`);
  const names = await Array.fromAsync(glob("*/*.html", { cwd: folder }));
  return Promise.all(
    names.sort().map(async (name) => {
      const file = folder + name;
      const path = `/img/work/${name.replace(/\.html$/, ".webp")}`;
      return { file, path, hash: hashOf(base, await readFile(file)) };
    }),
  );
}

export async function shoot({ file, path }: Scene, camera: Camera): Promise<Picture> {
  const shot = await camera(file, wide);
  const picture = { ...(await encode(shot, path, wideWidths, 1024)), colour: await dominantColour(shot) };
  if (!file.endsWith("/cover.html")) return picture;
  const cropped = await camera(file, narrow);
  const rendition = await encode(cropped, path.replace(".webp", "-narrow.webp"), narrowWidths);
  return { ...picture, narrow: rendition };
}
