import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export type Rendition = { width: number; height: number; widths?: number[] };

/** A picture's entry in the manifest. `widths` are its encoded widths; an SVG has none. */
export type Picture = Rendition & { colour: string; narrow?: Rendition };

/** A picture's path on the site, and a hash of everything that the picture is made from. */
export type PictureSource = { path: string; hash: string };

export type PictureEntries = Map<string, { hash: string; picture: Picture }>;

export const root = fileURLToPath(new URL("../../", import.meta.url));

const manifestFile = `${root}app/data/pictures.json`;
const hashesFile = `${root}art/hashes.json`;

export async function readPictureEntries(): Promise<PictureEntries> {
  const pictures = await readJson<Record<string, Picture>>(manifestFile);
  const hashes = await readJson<Record<string, string>>(hashesFile);
  return new Map(Object.entries(pictures).map(([path, picture]) => [path, { picture, hash: hashes[path] ?? "" }]));
}

/** Writes the entries sorted by path, and drops those without a source. */
export async function writePictureEntries(records: PictureEntries, sources: readonly PictureSource[]): Promise<void> {
  const paths = sources.map(({ path }) => path).sort();
  const kept = paths.flatMap((path) => {
    const record = records.get(path);
    return record ? [{ path, ...record }] : [];
  });
  await writeJson(manifestFile, Object.fromEntries(kept.map(({ path, picture }) => [path, picture])));
  await writeJson(hashesFile, Object.fromEntries(kept.map(({ path, hash }) => [path, hash])));
}

export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 16);
}

/** Returns the file of a path on the site, and creates the file's folder. */
export async function prepareOutputFile(path: string): Promise<string> {
  const file = `${root}public${path}`;
  await mkdir(dirname(file), { recursive: true });
  return file;
}

async function readJson<T extends object>(file: string): Promise<T> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  return JSON.parse(text);
}

// Puts lists of numbers on one line, as Biome formats them.
async function writeJson(file: string, value: object): Promise<void> {
  const text = JSON.stringify(value, null, 2).replace(/\[[\s\d,]+\]/g, (list) =>
    list.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"),
  );
  await writeFile(file, `${text}\n`);
}
