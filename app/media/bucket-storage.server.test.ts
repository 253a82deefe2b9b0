import { rmSync } from "node:fs";
import { App, setExperimental } from "@supabase/lite";
import { createConnection } from "@supabase/lite/sqlite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createApiClients, makeApiKeys } from "#app/data/lite.server.ts";
import { makeFolder } from "../../tests/support/run-site.ts";
import { createBucketStorage } from "./bucket-storage.server.ts";
import type { MediaStorage } from "./media-storage.ts";

// The embedded library has a Storage API, which is off by default.
const folder = makeFolder();
let storage: MediaStorage;

beforeAll(async () => {
  setExperimental("storage", true);
  const connection = await createConnection({ url: `${folder}/store.db` });
  const keys = makeApiKeys();
  const api = new App({
    connection,
    storage: { enabled: true },
    auth: { enabled: true, jwt_secret: keys.jwtSecret, publishable_key: keys.publishable, secret_key: keys.secret },
    options: { server: { admin: false } },
  });
  api._storageAdapter = memoryAdapter();
  await api.ensureSystemSchema();
  const { service } = createApiClients((request) => api.fetch(request, { peerAddress: null }), keys);
  storage = createBucketStorage(service.storage);
});
afterAll(() => {
  setExperimental("storage", false);
  rmSync(folder, { recursive: true, force: true });
});

/** Holds the objects for the Storage API, which keeps only their names in the database. */
function memoryAdapter(): NonNullable<App["_storageAdapter"]> {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const keyOf = (bucket: string, key: string) => `${bucket}/${key}`;
  const metadata = ({ bytes, type }: { bytes: Buffer; type: string }) => ({
    cacheControl: "no-cache",
    contentLength: bytes.length,
    size: bytes.length,
    mimetype: type,
    lastModified: new Date(),
    eTag: "tag",
    httpStatusCode: 200,
  });
  const find = (bucket: string, key: string) => {
    const object = objects.get(keyOf(bucket, key));
    if (!object) throw new Error(`${keyOf(bucket, key)} is not there`);
    return object;
  };
  return {
    driver: null,
    async getObject(bucket, key) {
      const object = find(bucket, key);
      return {
        metadata: metadata(object),
        httpStatusCode: 200,
        body: new Blob([new Uint8Array(object.bytes)]).stream(),
      };
    },
    async uploadObject(bucket, key, _version, body, type) {
      const object = { bytes: Buffer.from(await new Response(body as BodyInit).arrayBuffer()), type };
      objects.set(keyOf(bucket, key), object);
      return metadata(object);
    },
    async deleteObject(bucket, key) {
      objects.delete(keyOf(bucket, key));
    },
    async deleteObjects() {},
    async copyObject() {
      throw new Error("nothing is copied");
    },
    async headObject(bucket, key) {
      return metadata(find(bucket, key));
    },
    async privateAssetUrl() {
      throw new Error("nothing is signed");
    },
  };
}

const [first, second] = ["a".repeat(32), "b".repeat(32)];
const files = new Map([
  ["160.avif", Buffer.from("avif")],
  ["160.webp", Buffer.from("webp")],
]);
const listedHashes = async () => (await Array.fromAsync(storage.list())).map(({ hash }) => hash).sort();

test("pictures are stored in a bucket, read, listed and removed", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await listedHashes()).toEqual([]);
  expect([await storage.has(first), await storage.read(first, "160.webp")]).toEqual([false, null]);
  await storage.put(first, files);
  await storage.put(second, files);
  expect(await storage.has(first)).toBe(true);
  expect(Buffer.from((await storage.read(first, "160.webp")) ?? []).toString()).toBe("webp");
  expect(await storage.read(first, "320.webp")).toBeNull();
  expect(await listedHashes()).toEqual([first, second]);
  await storage.remove(first);
  expect([await storage.has(first), await listedHashes()]).toEqual([false, [second]]);
  const [found] = await Array.fromAsync(storage.list());
  expect(Date.now() - Number(found?.changedAt)).toBeLessThan(60_000);
});
