// Renders the site's pictures from their sources and writes app/data/pictures.json.
//   node scripts/images.ts              only pictures whose source has changed since the last run
//   node scripts/images.ts harvest lin  only pictures whose path contains one of the words
//   node scripts/images.ts --all        all pictures
import { parseArgs } from "node:util";
import { withBrowser } from "./images/browser.ts";
import { draw as drawCover, listCovers } from "./images/covers.ts";
import { readRecords, type Source, writeRecords } from "./images/manifest.ts";
import { draw as drawPortrait, listPortraits } from "./images/portraits.ts";
import { listScenes, shoot } from "./images/scenes.ts";

const { values, positionals } = parseArgs({ options: { all: { type: "boolean" } }, allowPositionals: true });
const pictureRecords = await readRecords();

function isWanted({ path, hash }: Source): boolean {
  if (positionals.length > 0) return positionals.some((word) => path.includes(word));
  return Boolean(values.all) || pictureRecords.get(path)?.hash !== hash;
}

const scenes = await listScenes();
const portraits = await listPortraits();
const covers = await listCovers();
const pictureSources = [...scenes, ...portraits, ...covers];

const changedScenes = scenes.filter(isWanted);
if (changedScenes.length > 0) {
  await withBrowser(async (page) => {
    for (const scene of changedScenes) await recordPicture(scene, shoot(scene, page));
  });
}
for (const portrait of portraits.filter(isWanted)) await recordPicture(portrait, drawPortrait(portrait));
for (const cover of covers.filter(isWanted)) await recordPicture(cover, drawCover(cover));

async function recordPicture({ path, hash }: Source, made: ReturnType<typeof shoot>): Promise<void> {
  const picture = await made;
  pictureRecords.set(path, { hash, picture });
  await writeRecords(pictureRecords, pictureSources);
  console.log(path, picture.colour);
}

await writeRecords(pictureRecords, pictureSources);
