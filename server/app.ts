import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { setClientAddressHeader } from "./client-address.ts";
import type { FinishedPages, RenderRequest } from "./finished-pages.ts";
import { createHealthHandler, type HealthChecks } from "./health.ts";
import { serveCachedPages } from "./page-cache.ts";
import { trimTrailingSlash } from "./page-request.ts";
import { limitPosts } from "./post-rate-limit.ts";
import { setPrivateHeaders } from "./private-pages.ts";
import type { Readiness } from "./readiness.ts";
import { logRequests } from "./request-log.ts";
import { type HttpsOptions, setSecurityHeaders } from "./security-headers.ts";
import { serveStaticFiles } from "./static-files.ts";

type AppOptions = {
  checks: HealthChecks;
  readiness: Readiness;
  render: RenderRequest;
  pages: FinishedPages;
  normalizeRequest: (request: Request) => Request;
  clientFolder: string;
  trustedProxies: number;
  /** Counts a request for /metrics; undefined without METRICS_PORT. */
  countRequest?: (path: string, status: number) => void;
} & HttpsOptions;

/** Creates the production app: it tries finished pages first, then static files, then React Router. */
export function createApp({ checks, readiness, render, pages, normalizeRequest, ...options }: AppOptions) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(logRequests(options.countRequest));
  app.use(setSecurityHeaders(options));
  app.get("/healthz", createHealthHandler(checks));
  app.get("/readyz", readiness.handleRequest);
  // Comes first, since a finished page needs none of the middleware below.
  app.use(serveCachedPages({ pages, normalizeRequest }));
  app.use(setClientAddressHeader(options.trustedProxies));
  app.use(serveStaticFiles(options.clientFolder));
  app.use(setPrivateHeaders());
  app.use(limitPosts());
  app.use(trimTrailingSlash());
  app.all("*", (context) => render(normalizeRequest(context.req.raw)));
  return app;
}
