import { randomUUID } from "node:crypto";
import { cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

const HASH = /^[0-9a-f]{32}$/;

/** Copies the pictures that `to` lacks, each under a temporary name until it is complete. Returns how many it copied. */
export async function copyPictures(from: string, to: string): Promise<number> {
  const [there, known] = await Promise.all([hashesIn(from), hashesIn(to)]);
  const missing = there.filter((hash) => !known.includes(hash));
  if (missing.length > 0) await mkdir(to, { recursive: true, mode: 0o700 });
  for (const hash of missing) {
    const unfinished = join(to, `unfinished-${randomUUID()}`);
    try {
      await cp(join(from, hash), unfinished, { recursive: true });
      await rename(unfinished, join(to, hash));
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  return missing.length;
}

async function hashesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => HASH.test(name));
}
