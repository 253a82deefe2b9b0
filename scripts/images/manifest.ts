import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

export type Rendition = { width: number; height: number; widths?: number[] };

/** A picture's entry in the manifest. `widths` are its encoded widths; an SVG has none. */
export type Picture = Rendition & { colour: string; narrow?: Rendition };

/** The path that the site requests, and a hash of everything the picture is made from. */
export type Source = { path: string; hash: string };

export type Records = Map<string, { hash: string; picture: Picture }>;

export const root = fileURLToPath(new URL("../../", import.meta.url));

const manifestFile = `${root}app/data/pictures.json`;
const hashesFile = `${root}art/hashes.json`;

export async function readRecords(): Promise<Records> {
  const pictures = await readJson<Record<string, Picture>>(manifestFile);
  const hashes = await readJson<Record<string, string>>(hashesFile);
  return new Map(Object.entries(pictures).map(([path, picture]) => [path, { picture, hash: hashes[path] ?? "" }]));
}

/** Sorted by path; records without a source are dropped. */
export async function writeRecords(records: Records, sources: readonly Source[]): Promise<void> {
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

/** The file of a path. Creates its folder. */
export async function outputFile(path: string): Promise<string> {
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
