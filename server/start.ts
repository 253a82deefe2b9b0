import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "react-router";
import { offerDesk } from "#app/access/first-run.server.ts";
import { currentEnv, findMisspeltSettings } from "#app/config/current-env.server.ts";
import type { Env } from "#app/config/env.server.ts";
import { log } from "#app/config/log.server.ts";
import { provideStore, type Store } from "#app/data/current-store.server.ts";
import type { ChannelName } from "#app/data/deliveries.server.ts";
import { oldestWaitingSince, readDeliveryFigures } from "#app/data/delivery-figures.server.ts";
import { writeHeartbeat } from "#app/data/heartbeat.server.ts";
import { openStore } from "#app/data/store.server.ts";
import { keepAddingMissingEnquiries } from "#app/enquiries/keep-complete.server.ts";
import { enquiryFormTypes } from "#app/forms/forms.ts";
import { configuredChannelNames, configuredChannels } from "#app/integrations/channels.server.ts";
import { describeDestinations } from "#app/integrations/destinations.server.ts";
import { startOutbox } from "#app/integrations/outbox.server.ts";
import { startLibraryUpkeep } from "#app/media/sweep.server.ts";
import { finishInterruptedPublications, startPublishing } from "#app/publishing/worker.server.ts";
import { createApp } from "./app.ts";
import { createFinishedPages } from "./finished-pages.ts";
import { createFirstPaintRewriter } from "./first-paint/first-paint.ts";
import { listen } from "./listen.ts";
import { countCacheReads, serveMetrics, timeRenders } from "./metrics.ts";
import { createRequestNormalizer } from "./page-request.ts";
import { createReadiness, type Readiness } from "./readiness.ts";
import { createRoutePatternFinder } from "./route-pattern.ts";
import { shutDownOnSignal } from "./shutdown.ts";

/** Longer than a proxy keeps a connection (nginx: 60 s), so that no proxy sends an enquiry into a connection that we are closing. */
const KEEP_ALIVE_MS = 75_000;

export async function startServer({ isDevelopment }: { isDevelopment: boolean }) {
  const env = currentEnv();
  // A list can fail while its page waits for another loader, before anything awaits the list. Without this, Node would end the site.
  process.on("unhandledRejection", (err) => log.error({ err }, "a promise failed before anybody waited for it"));
  for (const { name, likely } of findMisspeltSettings())
    console.warn(`${name} is not a setting of the site and is ignored. If you mean ${likely}, rename it.`);
  const store = await openStore(env);
  provideStore(store);
  await startLibraryUpkeep(env, store);
  await finishInterruptedPublications(store);
  const readiness = createReadiness();
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, optimizeEmptyRequests: true });
  server.on(
    "request",
    isDevelopment
      ? await (await import("./dev.ts")).createDevListener(server, env.TRUST_PROXY)
      : await createProductionListener(store, env, readiness),
  );
  await listen(server, { name: "PORT", host: env.HOST, port: env.PORT });
  const outbox = startOutbox(env, store, enquiryFormTypes);
  const enquiries = keepAddingMissingEnquiries();
  const publishing = startPublishing();
  const stop = async () => void (await Promise.all([outbox.stop(), enquiries.stop(), publishing.stop()]));
  shutDownOnSignal(server, { announce: readiness.announceShutdown, stop, close: store.close });
  readiness.markReady();
  const address = env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST;
  const host = env.HOST === "127.0.0.1" ? "localhost" : address;
  // Writes the link's file before the site says that it is ready: a script that waits for that line may read the file at once.
  const offer = await offerDesk();
  console.log(`Ready on http://${host}:${env.PORT} with ${store.description}; ${describeDestinations(env)}`);
  if (offer) console.log(offer);
}

async function createProductionListener(store: Store, env: Env, readiness: Readiness) {
  const built = (path: string) => new URL(`../build/${path}`, import.meta.url);
  const build: ServerBuild = await import(built("server/index.js").href);
  const clientFolder = fileURLToPath(built("client"));
  const https = { siteUrl: env.SITE_URL && new URL(env.SITE_URL).origin, hstsMaxAge: env.HSTS_MAX_AGE };
  const channels = configuredChannelNames(configuredChannels(env));
  const metrics = env.METRICS_PORT ? await startMetrics(env, channels) : undefined;
  const handle = createRequestHandler(build, "production");
  const render = metrics ? timeRenders(handle, metrics) : handle;
  const speedUp = env.FIRST_PAINT ? createFirstPaintRewriter(clientFolder) : undefined;
  const pages = createFinishedPages({ render, speedUp, siteUrl: https.siteUrl });
  store.cache.onChange(pages.expire);
  store.cache.onInvalidate(pages.invalidate);
  const patternOf = createRoutePatternFinder(build.routes);
  const app = createApp({
    checks: {
      read: store.ping,
      write: () => writeHeartbeat(Date.now()),
      oldestWaitingSince: () => oldestWaitingSince(channels),
    },
    readiness,
    render,
    pages: metrics ? countCacheReads(pages, metrics) : pages,
    normalizeRequest: createRequestNormalizer(build.routes),
    clientFolder,
    trustedProxies: env.TRUST_PROXY,
    countRequest: metrics && ((path, status) => metrics.countRequest(patternOf(path), status)),
    ...https,
  });
  return getRequestListener(app.fetch);
}

async function startMetrics(env: Env, channels: ChannelName[]) {
  const { createMetrics } = await import("#app/metrics/metrics.server.ts");
  const metrics = createMetrics({ readFigures: () => readDeliveryFigures(channels) });
  await serveMetrics(metrics, env);
  return metrics;
}
