import { currentEnv } from "#app/config/current-env.server.ts";
import { loadLibrary } from "#app/data/library.server.ts";
import { describePicture } from "#app/data/pictures.server.ts";
import { mediaStorage } from "#app/media/current-storage.server.ts";
import type { Route } from "./+types/route.ts";

const YEAR = 31_536_000;
const MINUTE = 60;
const FILE = /^([0-9a-f]{32})-(\d{1,4}\.(avif|webp))$/;

/** A file of the library, which never changes; or the path that records hold, which leads to the picture's file. */
export async function loader({ params }: Route.LoaderArgs) {
  const [, hash, file, format] = FILE.exec(params.file) ?? [];
  if (!hash || !file) return leadToFile(`/media/${params.file}`);
  const bytes = await mediaStorage(currentEnv()).read(hash, file);
  if (!bytes) return missing();
  return new Response(bytes, {
    headers: {
      "Content-Type": `image/${format}`,
      "Content-Length": String(bytes.length),
      "Cache-Control": `public, max-age=${YEAR}, immutable`,
    },
  });
}

async function leadToFile(path: string) {
  const picture = (await loadLibrary())?.has(path) && describePicture(path);
  if (!picture || picture.src === path) return missing();
  const headers = { Location: picture.src, "Cache-Control": `public, max-age=${MINUTE}` };
  return new Response(null, { status: 302, headers });
}

function missing() {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": `public, max-age=${MINUTE}` };
  return new Response("No such picture.\n", { status: 404, headers });
}
