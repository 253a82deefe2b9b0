// Renders the site's pictures from their sources and writes app/data/pictures.json.
//   node scripts/images.ts              only pictures whose source has changed since the last run
//   node scripts/images.ts harvest lin  only pictures whose path contains one of the words
//   node scripts/images.ts --all        all pictures
import { parseArgs } from "node:util";
import { withScreenshotBrowser } from "./images/browser.ts";
import { drawCover, listCovers } from "./images/covers.ts";
import { type PictureSource, readPictureEntries, writePictureEntries } from "./images/manifest.ts";
import { drawPortrait, listPortraits } from "./images/portraits.ts";
import { listScenes, renderScene } from "./images/scenes.ts";

const { values, positionals } = parseArgs({ options: { all: { type: "boolean" } }, allowPositionals: true });
const pictureEntries = await readPictureEntries();

function isWanted({ path, hash }: PictureSource): boolean {
  if (positionals.length > 0) return positionals.some((word) => path.includes(word));
  return Boolean(values.all) || pictureEntries.get(path)?.hash !== hash;
}

const scenes = await listScenes();
const portraits = await listPortraits();
const covers = await listCovers();
const pictureSources = [...scenes, ...portraits, ...covers];

const changedScenes = scenes.filter(isWanted);
if (changedScenes.length > 0) {
  await withScreenshotBrowser(async (takeScreenshot) => {
    for (const scene of changedScenes) await recordPicture(scene, renderScene(scene, takeScreenshot));
  });
}
for (const portrait of portraits.filter(isWanted)) await recordPicture(portrait, drawPortrait(portrait));
for (const cover of covers.filter(isWanted)) await recordPicture(cover, drawCover(cover));

async function recordPicture({ path, hash }: PictureSource, made: ReturnType<typeof renderScene>): Promise<void> {
  const picture = await made;
  pictureEntries.set(path, { hash, picture });
  await writePictureEntries(pictureEntries, pictureSources);
  console.log(path, picture.colour);
}

await writePictureEntries(pictureEntries, pictureSources);
