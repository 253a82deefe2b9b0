import { glob, readFile } from "node:fs/promises";
import { narrowFormat, type TakeScreenshot, wideFormat } from "./browser.ts";
import { dominantColour, encodeRenditions } from "./encode.ts";
import { hashOf, type Picture, type PictureSource, root } from "./manifest.ts";

type Scene = PictureSource & { file: string };

const scenesFolder = `${root}art/scenes/`;
const wideWidths = [640, 1024, 1600];
const narrowWidths = [480, 900];

/** `art/scenes/harvest/cover.html` is `/img/work/harvest/cover.webp`; a scene named cover has a narrow rendition as well. */
export async function listScenes(): Promise<Scene[]> {
  const base = await readFile(`${scenesFolder}_base.css`);
  const names = await Array.fromAsync(glob("*/*.html", { cwd: scenesFolder }));
  return Promise.all(
    names.sort().map(async (name) => {
      const file = scenesFolder + name;
      const path = `/img/work/${name.replace(/\.html$/, ".webp")}`;
      return { file, path, hash: hashOf(base, await readFile(file)) };
    }),
  );
}

export async function renderScene({ file, path }: Scene, takeScreenshot: TakeScreenshot): Promise<Picture> {
  const shot = await takeScreenshot(file, wideFormat);
  const picture = { ...(await encodeRenditions(shot, path, wideWidths, 1024)), colour: await dominantColour(shot) };
  if (!file.endsWith("/cover.html")) return picture;
  const cropped = await takeScreenshot(file, narrowFormat);
  const rendition = await encodeRenditions(cropped, path.replace(".webp", "-narrow.webp"), narrowWidths);
  return { ...picture, narrow: rendition };
}
