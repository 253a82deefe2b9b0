import { Hono } from "hono";
import { requestId } from "hono/request-id";
import type { Store } from "#app/data/current-store.server.ts";
import { START_PATH } from "./finished-page.ts";
import { health } from "./health.ts";
import { pageCache } from "./page-cache.ts";
import type { Pages, Render } from "./pages.ts";
import { newRequestId } from "./request-id.ts";
import { requestLog } from "./request-log.ts";
import { routeQuestions } from "./route-questions.ts";
import { securityHeaders } from "./security-headers.ts";
import { startFiles } from "./start-files.ts";
import { staticFiles } from "./static-files.ts";

type Options = {
  store: Store;
  render: Render;
  pages: Pages;
  clientFolder: string;
  siteUrl?: string;
};

/** The production site as one fetch handler. */
export function createApp({ store, render, pages, clientFolder, siteUrl }: Options) {
  const app = new Hono();
  app.use(requestId({ generator: newRequestId }), requestLog(), securityHeaders(siteUrl));
  app.get("/healthz", health(store));
  app.get(`${START_PATH}:file`, startFiles(pages, siteUrl));
  app.use("/__manifest", routeQuestions());
  app.use(staticFiles(clientFolder));
  app.use(pageCache(pages, siteUrl));
  app.all("*", (context) => render(context.req.raw));
  return app;
}
