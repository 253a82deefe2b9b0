import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { type Checks, health } from "./health.ts";
import { cachedPages, finishedPages } from "./page-cache.ts";
import { trimTrailingSlash } from "./page-request.ts";
import type { PageStore, Render } from "./page-store.ts";
import { postRateLimit } from "./post-rate-limit.ts";
import { privatePages } from "./private-pages.ts";
import type { Readiness } from "./readiness.ts";
import { type RequestIdEnv, requestLog } from "./request-log.ts";
import { type Https, securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

type Options = {
  checks: Checks;
  readiness: Readiness;
  render: Render;
  pages: PageStore;
  toPageRequest: (request: Request) => Request;
  clientFolder: string;
  /** Counts a request, where figures are kept. */
  countRequest?: (path: string, status: number) => void;
} & Https;

/** The production site: pages from the cache, static files, pages to be cached, then React Router. */
export function createApp(options: Options) {
  const { checks, readiness, render, pages, toPageRequest, clientFolder, countRequest } = options;
  const app = new Hono<RequestIdEnv & { Bindings: HttpBindings }>();
  app.use(requestLog(countRequest));
  app.use(cachedPages({ pages, toPageRequest }));
  app.use(securityHeaders(options));
  app.get("/healthz", health(checks));
  app.get("/readyz", readiness.answer);
  app.use(staticFiles(clientFolder));
  app.use(privatePages());
  app.use(postRateLimit());
  app.use(trimTrailingSlash());
  app.use(finishedPages({ pages, toPageRequest }));
  app.all("*", (context) => render(toPageRequest(context.req.raw)));
  return app;
}
