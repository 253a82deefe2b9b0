import { createServer } from "node:http";
import type { Env } from "#app/config/env.server.ts";
import { OperationalError } from "#app/config/operational-error.server.ts";
import { finishedPage } from "#app/lib/finished-page.ts";
import type { Metrics } from "#app/metrics/metrics.server.ts";
import type { FinishedPages, RenderRequest } from "./finished-pages.ts";
import { listen } from "./listen.ts";

export function timeRenders(render: RenderRequest, { timeRender }: Metrics): RenderRequest {
  return (request, context) =>
    timeRender(context?.get(finishedPage) ? "shared" : "single", () => render(request, context));
}

export function countCacheReads(pages: FinishedPages, { countCacheRead }: Metrics): FinishedPages {
  return {
    ...pages,
    readCached: (request) => {
      const page = pages.readCached(request);
      if (page) countCacheRead("hit");
      return page;
    },
    read: (request) => {
      countCacheRead("miss");
      return pages.read(request);
    },
  };
}

/** Serves /metrics on a port of its own, since visitors must not see the figures. */
export async function serveMetrics({ text, contentType }: Metrics, { PORT, METRICS_HOST, METRICS_PORT }: Env) {
  if (!METRICS_PORT) return;
  if (METRICS_PORT === PORT)
    throw new OperationalError(`METRICS_PORT ${PORT} is the public PORT. Set it to another one, or remove it.`);
  const server = createServer(async ({ method, url }, response) => {
    if (method !== "GET" || url?.split("?")[0] !== "/metrics") return void response.writeHead(404).end();
    try {
      response.writeHead(200, { "Content-Type": contentType }).end(await text());
    } catch {
      response.writeHead(500).end();
    }
  });
  await listen(server, { name: "METRICS_PORT", host: METRICS_HOST, port: METRICS_PORT });
  server.unref();
}
