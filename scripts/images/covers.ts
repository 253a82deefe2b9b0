// Draws the lab's covers from fixed seeds. Each has one idea, one paint and ink.
import { glob, readFile, writeFile } from "node:fs/promises";
import { drawAxes } from "./covers/axes.ts";
import { drawChain } from "./covers/chain.ts";
import { drawElastic } from "./covers/elastic.ts";
import { drawFields } from "./covers/fields.ts";
import { drawInterval } from "./covers/interval.ts";
import { drawLanes } from "./covers/lanes.ts";
import { drawLevels } from "./covers/levels.ts";
import { drawQueue } from "./covers/queue.ts";
import { drawSlip } from "./covers/slip.ts";
import { drawSprint } from "./covers/sprint.ts";
import { HEIGHT, WIDTH } from "./covers/svg.ts";
import { drawTraverse } from "./covers/traverse.ts";
import { drawWidths } from "./covers/widths.ts";
import { dominantColour } from "./encode.ts";
import { hashOf, type Picture, type PictureSource, prepareOutputFile, root } from "./manifest.ts";

type Cover = PictureSource & { body: string };

const MAX_FILE_BYTES = 16 * 1000;
const coverDrawings = {
  axes: drawAxes,
  chain: drawChain,
  elastic: drawElastic,
  fields: drawFields,
  interval: drawInterval,
  lanes: drawLanes,
  levels: drawLevels,
  queue: drawQueue,
  slip: drawSlip,
  sprint: drawSprint,
  traverse: drawTraverse,
  widths: drawWidths,
};

export async function listCovers(): Promise<Cover[]> {
  const names = await Array.fromAsync(glob("scripts/images/covers/*.ts", { cwd: root }));
  const code = await Promise.all(names.sort().map((name) => readFile(root + name)));
  const hash = hashOf(...code);
  return Object.entries(coverDrawings).map(([name, body]) => ({ path: `/img/lab/${name}.svg`, hash, body: body() }));
}

export async function drawCover({ path, body }: Cover): Promise<Picture> {
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>\n`;
  if (svg.length > MAX_FILE_BYTES) throw new Error(`${path} has ${svg.length} bytes; ${MAX_FILE_BYTES} are allowed.`);
  await writeFile(await prepareOutputFile(path), svg);
  return { width: WIDTH, height: HEIGHT, colour: await dominantColour(Buffer.from(svg)) };
}
