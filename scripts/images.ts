// Renders the site's pictures from their sources and writes app/data/pictures.json.
//   node scripts/images.ts              what has changed since the last run
//   node scripts/images.ts harvest lin  only pictures whose path contains one of the words
//   node scripts/images.ts --all        everything
import { parseArgs } from "node:util";
import { withBrowser } from "./images/browser.ts";
import { draw as drawCover, listCovers } from "./images/covers.ts";
import { readRecords, type Source, writeRecords } from "./images/manifest.ts";
import { draw as drawPortrait, listPortraits } from "./images/portraits.ts";
import { listScenes, shoot } from "./images/scenes.ts";

const { values, positionals } = parseArgs({ options: { all: { type: "boolean" } }, allowPositionals: true });
const records = await readRecords();

function isWanted({ path, hash }: Source): boolean {
  if (positionals.length > 0) return positionals.some((word) => path.includes(word));
  return Boolean(values.all) || records.get(path)?.hash !== hash;
}

const scenes = await listScenes();
const portraits = await listPortraits();
const covers = await listCovers();
const sources = [...scenes, ...portraits, ...covers];

const shots = scenes.filter(isWanted);
if (shots.length > 0) {
  await withBrowser(async (page) => {
    for (const scene of shots) await record(scene, shoot(scene, page));
  });
}
for (const portrait of portraits.filter(isWanted)) await record(portrait, drawPortrait(portrait));
for (const cover of covers.filter(isWanted)) await record(cover, drawCover(cover));

async function record({ path, hash }: Source, made: ReturnType<typeof shoot>): Promise<void> {
  const picture = await made;
  records.set(path, { hash, picture });
  await writeRecords(records, sources);
  console.log(path, picture.colour);
}

await writeRecords(records, sources);
