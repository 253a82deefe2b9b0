import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { headScript } from "#app/components/document/head-script.ts";
import { log } from "#app/config/log.server.ts";
import { pagePolicy, privatePagePolicy } from "#app/lib/cache-policy.ts";
import { streamingPolicy } from "#app/lib/content-security-policy.ts";
import { finishedPage } from "#app/lib/finished-page.ts";

// Longer than a read of the store may take, so that a store that hangs yields error states and not a page cut off half-way.
export const streamTimeout = 25_000;

// The answer to a post waits this long, so that its first chunk holds cached data: no flicker, and readable without JavaScript.
const POST_GRACE_MS = 50;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  const isFinished = context.get(finishedPage);
  // The page cache sets the security policy of finished pages. Vite's inline scripts have no nonce, so development has no policy.
  const nonce = import.meta.env.PROD && !isFinished ? randomBytes(16).toString("base64") : undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { pathname } = new URL(request.url);
  if (nonce) headers.set("Content-Security-Policy", streamingPolicy(nonce, headScript, pathname));
  headers.set("Cache-Control", pagePolicy(headers.get("Cache-Control"), status, isFinished));
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    let isShellReady = false;
    const send = (finalStatus: number) => {
      const body = new PassThrough();
      body.once("finish", () => clearTimeout(timer));
      pipe(body);
      if (finalStatus >= 500) headers.set("Cache-Control", privatePagePolicy);
      resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Keeps React from moving finished content out of line, however large: the page must be readable without JavaScript.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isShellReady = true;
          if (!isFinished) setTimeout(send, request.method === "POST" ? POST_GRACE_MS : 0, status);
        },
        async onAllReady() {
          if (isFinished) send((await hasRejection(routerContext)) ? 503 : status);
        },
        onShellError: reject,
        onError(error: unknown) {
          if (isShellReady) log.error({ err: error, path: pathname }, "render failed");
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Whether a promise of the loaders was rejected, so that a section of the page shows its error state. */
async function hasRejection({ staticHandlerContext: { loaderData } }: EntryContext): Promise<boolean> {
  const parts = Object.values(loaderData).flatMap((data) => Object.values(data ?? {}));
  const outcomes = await Promise.allSettled(parts.filter((part) => part instanceof Promise));
  return outcomes.some(({ status }) => status === "rejected");
}

// Without this policy Firefox requests prefetched data again. Short, because the data may hold a failed section.
const prefetchCachePolicy = "private, max-age=5";

/** Keeps proxies from caching the router's data requests. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const isPrefetch = request.headers.get("Sec-Purpose")?.startsWith("prefetch");
  response.headers.set("Cache-Control", isPrefetch && response.ok ? prefetchCachePolicy : privatePagePolicy);
  return response;
};

export const handleError: HandleErrorFunction = (error, { request }) => {
  // Client errors are in the request log already.
  const isClientError = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClientError)
    log.error({ err: error, path: new URL(request.url).pathname }, "request failed");
};
