import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { InlineStyles } from "#app/components/site/page-links.tsx";
import { log } from "#app/config/log.server.ts";
import { streamingPolicy } from "#app/lib/content-security-policy.ts";
import { StyledParts } from "#app/lib/styled-parts.server.ts";
import { isWhole } from "#app/lib/whole-page.ts";

// Longer than a read may take, so that a hanging store ends in its section's error state and not in a torn page.
export const streamTimeout = 25_000;

// The answer to a form holds what the store has in memory: nothing flickers, and it reads without a script.
const GRACE_MS = 50;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> | Response {
  const isComplete = isWhole(request);
  // Vite's own inline scripts carry no nonce, so development goes without a policy.
  const nonce = import.meta.env.PROD && !isComplete ? randomBytes(16).toString("base64") : undefined;
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (nonce) headers.set("Content-Security-Policy", streamingPolicy(nonce));
  keepForOneVisitor(headers);
  if (request.method === "HEAD") return new Response(null, { status, headers });

  // A page that was found, and is complete, shows nothing that the later sheet is for until its scripts are there.
  const isSettled = isComplete && status === 200;
  const readInlined = (href: string, isLater: boolean) => (isLater && isSettled ? null : (styles.get(href) ?? null));
  return new Promise((resolve, reject) => {
    let isShellReady = false;
    let isSent = false;
    const send = (outcome: number) => {
      if (isSent) return;
      isSent = true;
      const body = nonce ? new StyledParts(nonce) : new PassThrough();
      body.once("finish", () => clearTimeout(timer));
      pipe(body);
      const answer = (page: BodyInit) => resolve(new Response(page, { status: outcome, headers }));
      if (isComplete) buffer(body).then(answer, reject);
      else answer(createReadableStreamFromReadable(body));
    };
    const { pipe, abort } = renderToPipeableStream(
      <InlineStyles value={readInlined}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </InlineStyles>,
      {
        nonce,
        // What is there when the page is sent stays in its place, however large, and is read without a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          isShellReady = true;
          if (!isComplete) setTimeout(send, request.method === "POST" ? GRACE_MS : 0, status);
        },
        async onAllReady() {
          const hasFailed = isComplete && (await hasRejection(routerContext));
          send(hasFailed ? 503 : status);
        },
        onShellError: reject,
        onError(error: unknown) {
          if (isShellReady) log.error({ err: error, path: new URL(request.url).pathname }, "render failed");
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

// Firefox would ask again otherwise. Not for longer: a part that failed is in it, and who tries again wants another.
const untilTheClick = "private, max-age=5";

/** Data for a change of page. A cache in between that is told nothing may keep it for as long as it likes. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  const isAhead = request.headers.get("Sec-Purpose")?.startsWith("prefetch");
  if (isAhead && response.ok) response.headers.set("Cache-Control", untilTheClick);
  keepForOneVisitor(response.headers);
  return response;
};

function keepForOneVisitor(headers: Headers) {
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
}

/** Whether any part of the page stands in its error state. */
async function hasRejection({ staticHandlerContext: { loaderData } }: EntryContext): Promise<boolean> {
  const parts = Object.values(loaderData).flatMap((data) => Object.values(data ?? {}));
  const outcomes = await Promise.allSettled(parts.filter((part) => part instanceof Promise));
  return outcomes.some(({ status }) => status === "rejected");
}

/** The built style sheets, read at once: the next build may take this one's place. In development Vite serves them. */
const styles = new Map(import.meta.env.PROD ? readSheets() : []);

function readSheets(): [string, string][] {
  const folder = new URL("../client/assets/", import.meta.url);
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  return sheets.map((name) => [`/assets/${name}`, readFileSync(new URL(name, folder), "utf8")]);
}

export const handleError: HandleErrorFunction = (error, { request }) => {
  // What a client asks wrongly is in its request's line.
  const isClients = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isClients)
    log.error({ err: error, path: new URL(request.url).pathname }, "request failed");
};
