import { setTimeout } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";
import { site } from "#app/content/site.ts";
import { fileResponse } from "#app/lib/file-response.server.ts";
import type { Route } from "./+types/route.ts";
import type { ShareCard } from "./card.ts";
import { fallbackCard, findCard } from "./find-card.server.ts";
import { createImageStore } from "./image-store.server.ts";

const MAX_LOOKUP_MS = 3_000;
const DAY_S = 86_400;
const MINUTE_S = 60;
const imageStore = createImageStore({ maxBytes: 16_000_000, maxWaiting: 20 });

/** The image that other sites show for a link to a page. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const finding = findCard(params.kind ? `${params.kind}/${params.file}` : params.file).catch(() => undefined);
  const card = await Promise.race([finding, setTimeout(MAX_LOOKUP_MS, undefined, { ref: false })]);
  if (card === null) return missingImageResponse();
  if (card === undefined) return imageResponse(request, await fallbackImage(), MINUTE_S);
  try {
    return imageResponse(request, await imageStore.get(JSON.stringify(card), () => drawLazily(card)), DAY_S);
  } catch (error) {
    log.warn({ err: error, path: new URL(request.url).pathname }, "share image failed");
    return imageResponse(request, await fallbackImage(), MINUTE_S);
  }
}

/** Imports the drawing libraries at the first image, because they would slow down the server's start. */
async function drawLazily(card: ShareCard): Promise<Uint8Array<ArrayBuffer>> {
  const { drawCard } = await import("./draw.server.ts");
  return drawCard(card, site.name);
}

let fallbackDrawing: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** Drawn outside the queue and never evicted, because it replaces images that fail. */
function fallbackImage(): Promise<Uint8Array<ArrayBuffer>> {
  fallbackDrawing ??= drawLazily(fallbackCard);
  fallbackDrawing.catch(() => {
    fallbackDrawing = undefined;
  });
  return fallbackDrawing;
}

function imageResponse(request: Request, body: Uint8Array<ArrayBuffer>, maxAge: number): Response {
  // Share images are meant to be embedded by other sites.
  const headers = { "Cross-Origin-Resource-Policy": "cross-origin" };
  return fileResponse(request, { body, type: "image/png", maxAge, headers });
}

function missingImageResponse(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": `public, max-age=${MINUTE_S}` };
  return new Response("No such image.\n", { status: 404, headers });
}
