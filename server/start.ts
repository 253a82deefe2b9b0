import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import { currentEnv } from "#app/config/current-env.server.ts";
import { provideStore, type Store } from "#app/data/current-store.server.ts";
import { openStore } from "#app/data/store.server.ts";
import { configuredWebhook } from "#app/integrations/webhook.server.ts";
import { startWorker } from "#app/integrations/worker.server.ts";
import { createApp } from "./app.ts";
import { withClientAddress } from "./client-address.ts";
import { listen } from "./listen.ts";
import { closeOnSignal } from "./shutdown.ts";

export async function start({ isDevelopment }: { isDevelopment: boolean }) {
  const env = currentEnv();
  const store = await openStore(env);
  provideStore(store);
  const server = createServer();
  const listener = isDevelopment
    ? await (await import("./dev.ts")).createDevListener(server)
    : await createProductionListener(store, env.SITE_URL);
  server.on("request", withClientAddress(listener, env.TRUST_PROXY));
  await listen(server, env);
  const send = configuredWebhook(env);
  const worker = send && startWorker({ send });
  closeOnSignal(server, { stop: async () => worker?.stop(), close: store.close });
  const host = env.HOST === "127.0.0.1" ? "localhost" : env.HOST;
  console.log(`Ready on http://${host}:${env.PORT} with ${store.description}`);
}

async function createProductionListener(store: Store, siteUrl?: string) {
  const built = (path: string) => new URL(`../build/${path}`, import.meta.url);
  const build: ServerBuild = await import(built("server/index.js").href);
  const app = createApp({
    store,
    render: createRequestHandler(build, "production"),
    clientFolder: fileURLToPath(built("client")),
    siteUrl,
  });
  return getRequestListener(app.fetch);
}
