import type { PictureVariants } from "#app/data/media.server.ts";
import type { MediaStorage } from "./media-storage.ts";

type StoredPicture = { hash: string; variants: PictureVariants };

/** Copies the pictures that the target lacks. Returns how many it copied, and the hashes whose files neither storage has. */
export async function carryFiles(
  pictures: readonly StoredPicture[],
  from: MediaStorage,
  to: MediaStorage,
): Promise<{ carried: number; missing: string[] }> {
  const missing: string[] = [];
  let carried = 0;
  for (const { hash, variants } of new Map(pictures.map((picture) => [picture.hash, picture])).values()) {
    // The target may not have the row yet, and the sweep spares touched files.
    await to.touch(hash);
    if (await to.has(hash)) continue;
    const files = await readFiles(from, hash, variants);
    if (!files) missing.push(hash);
    else {
      await to.put(hash, files);
      carried += 1;
    }
  }
  return { carried, missing };
}

async function readFiles(
  from: MediaStorage,
  hash: string,
  variants: PictureVariants,
): Promise<Map<string, Buffer> | null> {
  const names = variants.flatMap(({ width }) => [`${width}.avif`, `${width}.webp`]);
  const files = new Map<string, Buffer>();
  for (const name of names) {
    const bytes = await from.read(hash, name);
    if (!bytes) return null;
    files.set(name, Buffer.from(bytes));
  }
  return files;
}
