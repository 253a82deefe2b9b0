import type { SupabaseClient } from "@supabase/supabase-js";
import type { MediaStorage } from "./media-storage.ts";

const BUCKET = "media";
const PAGE_SIZE = 100;
/** The last file of a picture's folder to be uploaded: a folder without it is incomplete. */
const COMPLETION_MARK = "complete.txt";
const contentTypes: Record<string, string> = { avif: "image/avif", webp: "image/webp", txt: "text/plain" };

/** Stores pictures in a private bucket of Supabase Storage. The site itself serves them. */
export function createBucketStorage(storage: SupabaseClient["storage"]): MediaStorage {
  const bucket = storage.from(BUCKET);

  async function upload(path: string, bytes: Buffer | string) {
    const contentType = contentTypes[path.split(".").at(-1) ?? ""];
    const { error } = await bucket.upload(path, bytes, { contentType, upsert: true });
    if (error) throw error;
  }

  async function filesOf(folder: string) {
    const { data, error } = await bucket.list(folder, { limit: PAGE_SIZE });
    // The first upload makes the bucket, so before it there is none.
    if (error && isNotFound(error)) return [];
    if (error) throw error;
    // Supabase lists names within the folder; the embedded library lists whole paths.
    return data.map((file) => ({ ...file, name: file.name.replace(/^.*\//, "") }));
  }

  const bucketStorage: MediaStorage = {
    async has(hash) {
      return (await filesOf(hash)).some(({ name }) => name === COMPLETION_MARK);
    },
    async put(hash, files) {
      await makeBucket(storage);
      for (const [name, bytes] of files) await upload(`${hash}/${name}`, bytes);
      await upload(`${hash}/${COMPLETION_MARK}`, hash);
    },
    async read(hash, file) {
      const { data, error } = await bucket.download(`${hash}/${file}`);
      if (data) return new Uint8Array(await data.arrayBuffer());
      if (isNotFound(error)) return null;
      throw error;
    },
    async remove(hash) {
      const paths = (await filesOf(hash)).map(({ name }) => `${hash}/${name}`);
      if (paths.length === 0) return;
      const { error } = await bucket.remove(paths);
      if (error) throw error;
    },
    async *list() {
      const seen = new Set<string>();
      for (let offset = 0; ; offset += PAGE_SIZE) {
        const { data, error } = await bucket.list("", { limit: PAGE_SIZE, offset });
        if (error && isNotFound(error)) return;
        if (error) throw error;
        for (const hash of new Set(data.map(({ name }) => name.replace(/\/.*$/, "")))) {
          if (!seen.has(hash)) yield { hash, changedAt: newestChange(await filesOf(hash)) };
          seen.add(hash);
        }
        if (data.length < PAGE_SIZE) return;
      }
    },
    async touch(hash) {
      if (await bucketStorage.has(hash)) await upload(`${hash}/${COMPLETION_MARK}`, hash);
    },
  };
  return bucketStorage;
}

async function makeBucket(storage: SupabaseClient["storage"]) {
  if ((await storage.getBucket(BUCKET)).data) return;
  const { error } = await storage.createBucket(BUCKET, { public: false });
  // Another server may have made the bucket first.
  if (error && !/already exists|duplicate/i.test(error.message)) throw error;
}

function isNotFound(error: Error | null): boolean {
  return error !== null && /not.?found|does not exist/i.test(error.message);
}

function newestChange(files: { updated_at: string | null }[]): Date {
  return new Date(Math.max(0, ...files.map(({ updated_at }) => Date.parse(updated_at ?? "") || 0)));
}
