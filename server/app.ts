import { Hono } from "hono";
import { requestId } from "hono/request-id";
import type { Store } from "#app/data/current-store.server.ts";
import { health } from "./health.ts";
import { pageCache } from "./page-cache.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

type Options = {
  store: Store;
  render: (request: Request) => Promise<Response>;
  clientFolder: string;
  siteUrl?: string;
};

/** The production site as one fetch handler. */
export function createApp({ store, render, clientFolder, siteUrl }: Options) {
  const app = new Hono();
  app.use(requestId(), requestLog(), securityHeaders({ isHttps: siteUrl?.startsWith("https:") ?? false }));
  app.get("/healthz", health(store));
  app.use(staticFiles(clientFolder));
  app.use(pageCache({ render, siteUrl, onContentChange: store.cache.onChange }));
  app.all("*", (context) => render(context.req.raw));
  return app;
}
