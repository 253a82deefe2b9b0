import type { RequestListener, Server } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { createRequestHandler, type ServerBuild } from "react-router";
import { createServer } from "vite";
import { setClientAddressHeader } from "./client-address.ts";
import { createRequestNormalizer, trimTrailingSlash } from "./page-request.ts";

/** Vite serves the browser's modules with hot reload; other requests are rendered from the sources as they are now. */
export async function createDevListener(server: Server, trustedProxies: number): Promise<RequestListener> {
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(setClientAddressHeader(trustedProxies));
  app.use(trimTrailingSlash());
  app.all("*", async ({ req }) => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild;
    return createRequestHandler(build, "development")(createRequestNormalizer(build.routes)(req.raw));
  });
  const render = getRequestListener(app.fetch);
  return (request, response) => vite.middlewares(request, response, () => render(request, response));
}
