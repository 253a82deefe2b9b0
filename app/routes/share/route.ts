import { setTimeout } from "node:timers/promises";
import { log } from "#app/config/log.server.ts";
import { site } from "#app/content/site.ts";
import { fileResponse } from "#app/lib/file-response.server.ts";
import type { Route } from "./+types/route.ts";
import type { Card } from "./card.ts";
import { fallbackCard, findCard } from "./find-card.server.ts";
import { createImageStore } from "./image-store.server.ts";

const MAX_LOOKUP_MS = 3_000;
const DAY = 86_400;
const MINUTE = 60;
const store = createImageStore({ maxBytes: 16_000_000, maxWaiting: 20 });

/** The image that other sites show for a link to a page. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const finding = findCard(params.kind ? `${params.kind}/${params.file}` : params.file).catch(() => undefined);
  const card = await Promise.race([finding, setTimeout(MAX_LOOKUP_MS, undefined, { ref: false })]);
  if (card === null) return missing();
  if (card === undefined) return image(request, await fallbackImage(), MINUTE);
  try {
    return image(request, await store.get(JSON.stringify(card), () => draw(card)), DAY);
  } catch (error) {
    log.warn({ err: error, path: new URL(request.url).pathname }, "share image failed");
    return image(request, await fallbackImage(), MINUTE);
  }
}

/** Imported at the first image, because the drawing libraries would slow down the start. */
async function draw(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const { draw } = await import("./draw.server.ts");
  return draw(card, site.name);
}

let fallback: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** Outside the queue and never evicted, because it replaces images that fail. */
function fallbackImage(): Promise<Uint8Array<ArrayBuffer>> {
  fallback ??= draw(fallbackCard);
  fallback.catch(() => {
    fallback = undefined;
  });
  return fallback;
}

function image(request: Request, body: Uint8Array<ArrayBuffer>, maxAge: number): Response {
  // Share images are meant to be embedded by other sites.
  const headers = { "Cross-Origin-Resource-Policy": "cross-origin" };
  return fileResponse(request, { body, type: "image/png", maxAge, headers });
}

function missing(): Response {
  const headers = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": `public, max-age=${MINUTE}` };
  return new Response("No such image.\n", { status: 404, headers });
}
