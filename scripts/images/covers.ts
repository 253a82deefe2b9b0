// Covers of the lab, generated from fixed seeds: one idea, one paint and ink each.
import { glob, readFile, writeFile } from "node:fs/promises";
import { axes } from "./covers/axes.ts";
import { chain } from "./covers/chain.ts";
import { elastic } from "./covers/elastic.ts";
import { fields } from "./covers/fields.ts";
import { interval } from "./covers/interval.ts";
import { lanes } from "./covers/lanes.ts";
import { levels } from "./covers/levels.ts";
import { queue } from "./covers/queue.ts";
import { slip } from "./covers/slip.ts";
import { sprint } from "./covers/sprint.ts";
import { HEIGHT, WIDTH } from "./covers/svg.ts";
import { traverse } from "./covers/traverse.ts";
import { widths } from "./covers/widths.ts";
import { dominantColour } from "./encode.ts";
import { hashOf, outputFile, type Picture, root, type Source } from "./manifest.ts";

type Cover = Source & { body: string };

const MAX_FILE_BYTES = 16 * 1000;
const drawings = { axes, chain, elastic, fields, interval, lanes, levels, queue, slip, sprint, traverse, widths };

export async function listCovers(): Promise<Cover[]> {
  const names = await Array.fromAsync(glob("scripts/images/covers/*.ts", { cwd: root }));
  const code = await Promise.all(names.sort().map((name) => readFile(root + name)));
  const hash = hashOf(...code);
  return Object.entries(drawings).map(([name, body]) => ({ path: `/img/lab/${name}.svg`, hash, body: body() }));
}

export async function draw({ path, body }: Cover): Promise<Picture> {
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>\n`;
  if (svg.length > MAX_FILE_BYTES) throw new Error(`${path} has ${svg.length} bytes; ${MAX_FILE_BYTES} are allowed.`);
  await writeFile(await outputFile(path), svg);
  return { width: WIDTH, height: HEIGHT, colour: await dominantColour(Buffer.from(svg)) };
}
