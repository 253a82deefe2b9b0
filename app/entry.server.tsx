import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { log } from "#app/config/log.server.ts";
import { contentSecurityPolicy } from "#app/lib/content-security-policy.ts";

// Longer than a read may take, so that a hanging store ends in its section's error state and not in a torn page.
export const streamTimeout = 15_000;

// What the store has in memory is in the page when it is sent: nothing flickers, and it reads without a script.
const GRACE_MS = 50;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  // Vite's own inline scripts carry no nonce, so development goes without a policy.
  const nonce = import.meta.env.PROD ? randomBytes(16).toString("base64") : undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (nonce) headers.set("Content-Security-Policy", contentSecurityPolicy(nonce));
  if (request.method === "HEAD") return new Response(null, { status, headers });

  return new Promise((resolve, reject) => {
    const isBot = isCrawler(request.headers.get("user-agent") ?? "");
    let isShellReady = false;
    let isSent = false;
    const send = () => {
      if (isSent) return;
      isSent = true;
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // What is there when the page is sent stays in its place, however large, and is read without a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isShellReady = true;
          if (!isBot) setTimeout(send, GRACE_MS);
        },
        onAllReady: send,
        onShellError: reject,
        onError(error: unknown) {
          if (isShellReady) log.error({ err: error, path: new URL(request.url).pathname }, "render failed");
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

// A browser without a window is a browser: it gets the shell at once, like any visitor.
function isCrawler(userAgent: string): boolean {
  return isbot(userAgent.replace("HeadlessChrome", "Chrome"));
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) log.error({ err: error, path: new URL(request.url).pathname }, "request failed");
};
