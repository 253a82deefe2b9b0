import { Hono } from "hono";
import { requestId } from "hono/request-id";
import type { Store } from "#app/data/current-store.server.ts";
import { health } from "./health.ts";
import { requestLog } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { staticFiles } from "./static-files.ts";

type Options = {
  store: Store;
  render: (request: Request) => Promise<Response>;
  clientFolder: string;
  isHttps: boolean;
};

/** The production site as one fetch handler. */
export function createApp({ store, render, clientFolder, isHttps }: Options) {
  const app = new Hono();
  app.use(requestId(), requestLog(), securityHeaders({ isHttps }));
  app.get("/healthz", health(store));
  app.use(staticFiles(clientFolder));
  app.all("*", (context) => render(context.req.raw));
  return app;
}
