import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import { currentEnv } from "#app/config/current-env.server.ts";
import type { Env } from "#app/config/env.server.ts";
import { provideStore, type Store } from "#app/data/current-store.server.ts";
import { openStore } from "#app/data/store.server.ts";
import { configuredWebhook } from "#app/integrations/webhook.server.ts";
import { startWorker } from "#app/integrations/worker.server.ts";
import { createApp } from "./app.ts";
import { withClientAddress } from "./client-address.ts";
import { createFirstPaint } from "./first-paint/first-paint.ts";
import { listen } from "./listen.ts";
import { createPageRequest } from "./page-request.ts";
import { createPages } from "./pages.ts";
import { shutDownOnSignal } from "./shutdown.ts";

/** Longer than a proxy's own timeout (nginx: 60 s), so that it never sends an enquiry into a connection being closed. */
const KEEP_ALIVE_MS = 75_000;

export async function start({ isDevelopment }: { isDevelopment: boolean }) {
  const env = currentEnv();
  const store = await openStore(env);
  provideStore(store);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, optimizeEmptyRequests: true });
  server.on(
    "request",
    isDevelopment
      ? withClientAddress(await (await import("./dev.ts")).createDevListener(server), env.TRUST_PROXY)
      : await createProductionListener(store, env),
  );
  await listen(server, env);
  const send = configuredWebhook(env);
  const worker = send && startWorker({ send });
  shutDownOnSignal(server, { stop: async () => worker?.stop(), close: store.close });
  const address = env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST;
  const host = env.HOST === "127.0.0.1" ? "localhost" : address;
  const forms = env.WEBHOOK_URL
    ? `forms go to ${new URL(env.WEBHOOK_URL).host}`
    : "forms stay in the store (WEBHOOK_URL is not set)";
  console.log(`Ready on http://${host}:${env.PORT} with ${store.description}; ${forms}`);
}

async function createProductionListener(store: Store, { SITE_URL, TRUST_PROXY, FIRST_PAINT }: Env) {
  const built = (path: string) => new URL(`../build/${path}`, import.meta.url);
  const build: ServerBuild = await import(built("server/index.js").href);
  const clientFolder = fileURLToPath(built("client"));
  const siteUrl = SITE_URL && new URL(SITE_URL).origin;
  const render = createRequestHandler(build, "production");
  const speedUp = FIRST_PAINT ? createFirstPaint(clientFolder) : undefined;
  const pages = createPages({ render, speedUp, siteUrl });
  store.cache.onChange(pages.expire);
  const toPageRequest = createPageRequest(build.routes);
  const app = createApp({ store, render, pages, toPageRequest, clientFolder, siteUrl });
  return withClientAddress(getRequestListener(app.fetch), TRUST_PROXY);
}
