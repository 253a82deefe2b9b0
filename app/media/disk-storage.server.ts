import { randomUUID } from "node:crypto";
import { access, mkdir, open, opendir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { MediaStorage } from "./media-storage.ts";

const UNFINISHED_PREFIX = "unfinished-";
/** The names of the folders that this storage makes. Other folders are never listed, and so never removed. */
const OWN_FOLDER_NAME = /^(?:[0-9a-f]{32}|unfinished-[0-9a-f-]{36})$/;

/** Stores pictures on disk. A folder has another name until all its files are written, so a folder named by a hash is complete. */
export function createDiskStorage(root: string): MediaStorage {
  const folderOf = (hash: string) => join(root, hash);
  const storage: MediaStorage = {
    async has(hash) {
      return access(folderOf(hash)).then(
        () => true,
        () => false,
      );
    },
    async put(hash, files) {
      const unfinished = join(root, `${UNFINISHED_PREFIX}${randomUUID()}`);
      await mkdir(unfinished, { recursive: true, mode: 0o750 });
      try {
        for (const [name, bytes] of files) await writeToDisk(join(unfinished, name), bytes);
        await syncFolder(unfinished);
        await rename(unfinished, folderOf(hash));
        await syncFolder(root);
      } catch (error) {
        await rm(unfinished, { recursive: true, force: true });
        // Another server stored the same picture first.
        if (!(await storage.has(hash))) throw error;
      }
    },
    async read(hash, file) {
      return readFile(join(folderOf(hash), file)).then((bytes) => new Uint8Array(bytes), nullIfMissing);
    },
    async remove(hash) {
      await rm(folderOf(hash), { recursive: true, force: true });
    },
    async *list() {
      const folder = await opendir(root).catch(nullIfMissing);
      if (!folder) return;
      for await (const { name } of folder) {
        const found = OWN_FOLDER_NAME.test(name) && (await stat(folderOf(name)).catch(nullIfMissing));
        if (found) yield { hash: name, changedAt: found.mtime };
      }
    },
    async touch(hash) {
      const now = new Date();
      await utimes(folderOf(hash), now, now).catch(nullIfMissing);
    },
  };
  return storage;
}

async function writeToDisk(path: string, bytes: Buffer) {
  const file = await open(path, "wx", 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string) {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
