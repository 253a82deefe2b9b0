import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { clientAddress } from "./client-address.ts";
import type { FinishedPages, Render } from "./finished-pages.ts";
import { type Checks, health } from "./health.ts";
import { pageCache } from "./page-cache.ts";
import { trimTrailingSlash } from "./page-request.ts";
import { postRateLimit } from "./post-rate-limit.ts";
import { privatePages } from "./private-pages.ts";
import type { Readiness } from "./readiness.ts";
import { requestLog } from "./request-log.ts";
import { type Https, securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

type Options = {
  checks: Checks;
  readiness: Readiness;
  render: Render;
  pages: FinishedPages;
  toPageRequest: (request: Request) => Request;
  clientFolder: string;
  trustedProxies: number;
  /** Counts a request, where figures are kept. */
  countRequest?: (path: string, status: number) => void;
} & Https;

/** The production site: finished pages, static files, then React Router. */
export function createApp({ checks, readiness, render, pages, toPageRequest, clientFolder, ...options }: Options) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(requestLog(options.countRequest));
  app.use(securityHeaders(options));
  app.get("/healthz", health(checks));
  app.get("/readyz", readiness.answer);
  // Before the middleware that a finished page does not need.
  app.use(pageCache({ pages, toPageRequest }));
  app.use(clientAddress(options.trustedProxies));
  app.use(staticFiles(clientFolder));
  app.use(privatePages());
  app.use(postRateLimit());
  app.use(trimTrailingSlash());
  app.all("*", (context) => render(toPageRequest(context.req.raw)));
  return app;
}
