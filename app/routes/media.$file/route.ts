import { currentEnv } from "#app/config/current-env.server.ts";
import { loadLibrary } from "#app/data/library.server.ts";
import { describePicture } from "#app/data/pictures.server.ts";
import { currentMediaStorage } from "#app/media/current-storage.server.ts";
import type { Route } from "./+types/route.ts";

const YEAR_S = 31_536_000;
const MINUTE_S = 60;
const STORED_FILE_NAME = /^([0-9a-f]{32})-(\d{1,4}\.(avif|webp))$/;

/** Sends a stored file, which never changes. A picture's path, which records hold, redirects to the picture's present file. */
export async function loader({ params }: Route.LoaderArgs) {
  const [, hash, file, format] = STORED_FILE_NAME.exec(params.file) ?? [];
  if (!hash || !file) return redirectToFile(`/media/${params.file}`);
  const bytes = await currentMediaStorage(currentEnv()).read(hash, file);
  if (!bytes) return missingPictureResponse();
  return new Response(bytes, {
    headers: {
      "Content-Type": `image/${format}`,
      "Content-Length": String(bytes.length),
      "Cache-Control": `public, max-age=${YEAR_S}, immutable`,
    },
  });
}

async function redirectToFile(path: string) {
  const picture = (await loadLibrary())?.has(path) && describePicture(path);
  if (!picture || picture.src === path) return missingPictureResponse();
  const headers = { Location: picture.src, "Cache-Control": `public, max-age=${MINUTE_S}` };
  return new Response(null, { status: 302, headers });
}

function missingPictureResponse() {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": `public, max-age=${MINUTE_S}` };
  return new Response("No such picture.\n", { status: 404, headers });
}
