import { Hono } from "hono";
import { requestId } from "hono/request-id";
import type { Store } from "#app/data/current-store.server.ts";
import { health } from "./health.ts";
import { pageCache } from "./page-cache.ts";
import { trimTrailingSlash } from "./page-request.ts";
import type { Pages, Render } from "./pages.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

type Options = {
  store: Store;
  render: Render;
  pages: Pages;
  toPageRequest: (request: Request) => Request;
  clientFolder: string;
  siteUrl?: string;
};

/** The production site: static files, then cached pages, then React Router. */
export function createApp({ store, render, pages, toPageRequest, clientFolder, siteUrl }: Options) {
  const app = new Hono();
  app.use(requestId(), requestLog(), securityHeaders(siteUrl));
  app.get("/healthz", health(store));
  app.use(staticFiles(clientFolder));
  app.use(trimTrailingSlash());
  app.use(pageCache({ pages, toPageRequest }));
  app.all("*", (context) => render(toPageRequest(context.req.raw)));
  return app;
}
