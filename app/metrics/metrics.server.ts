import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { log } from "#app/config/log.server.ts";
import type { DeliveryFigures } from "#app/data/delivery-figures.server.ts";
import { onStoreTiming } from "#app/data/store-timings.server.ts";
import { withTimeout } from "#app/data/with-timeout.ts";
import { memoizeFor } from "#app/metrics/memo-for.ts";

export type Metrics = ReturnType<typeof createMetrics>;

type MetricsSources = { readFigures: () => Promise<DeliveryFigures>; now?: () => number };

/** How long the counts of deliveries are reused: counting them costs the store a dozen reads. */
const FIGURES_MAX_AGE_MS = 5_000;
/** Shorter than Prometheus waits for a scrape, so that a store that hangs does not hide the other figures. */
const FIGURES_TIMEOUT_MS = 3_000;
const RENDER_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STORE_BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The site's metrics for Prometheus, together with the default ones about the Node process. */
export function createMetrics({ readFigures, now = Date.now }: MetricsSources) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: "site_requests_total",
    help: "Requests by route pattern and status.",
    labelNames: ["route", "status"],
    registers,
  });
  const renders = new Histogram({
    name: "site_render_seconds",
    help: "Time until a page is finished for the page cache (shared), or an answer for one visitor begins (single).",
    labelNames: ["kind"],
    buckets: RENDER_BUCKETS_S,
    registers,
  });
  const cacheReads = new Counter({
    name: "site_page_cache_reads_total",
    help: "Pages found in the page cache (hit), and those that had to be rendered (miss).",
    labelNames: ["outcome"],
    registers,
  });
  const storeRequests = new Histogram({
    name: "site_store_request_seconds",
    help: "Time that the store takes to answer.",
    labelNames: ["table", "outcome"],
    buckets: STORE_BUCKETS_S,
    registers,
  });
  onStoreTiming(({ table, seconds, isOk }) => {
    storeRequests.observe({ table, outcome: isOk ? "ok" : "failed" }, seconds);
  });
  addOutboxGauges(registers, readFigures, now);

  return {
    countRequest: (route: string, status: number) => requests.inc({ route, status }),
    countCacheRead: (outcome: "hit" | "miss") => cacheReads.inc({ outcome }),
    timeRender: async <T>(kind: "shared" | "single", render: () => Promise<T>): Promise<T> => {
      const stop = renders.startTimer({ kind });
      return render().finally(stop);
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}

/** Adds the gauges that read the store. While the store does not answer, `site_store_up` is 0 and the others have no value. */
function addOutboxGauges(registers: Registry[], readFigures: MetricsSources["readFigures"], now: () => number) {
  const readOnce = memoizeFor(FIGURES_MAX_AGE_MS, () => withTimeout(readFigures(), FIGURES_TIMEOUT_MS));
  const read = () =>
    readOnce().catch((error) => {
      log.warn({ err: error }, "the outbox cannot be counted for the metrics");
      return null;
    });
  new Gauge({
    name: "site_store_up",
    help: "1 while the store answers.",
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  new Gauge({
    name: "site_deliveries",
    help: "Deliveries by channel and state.",
    labelNames: ["channel", "state"],
    registers,
    async collect() {
      const figures = await read();
      this.reset();
      for (const { channel, state, count } of figures?.counts ?? []) this.set({ channel, state }, count);
    },
  });
  new Gauge({
    name: "site_oldest_waiting_delivery_seconds",
    help: "Age of the oldest delivery that waits on a channel that is set up; 0 if none does.",
    labelNames: [],
    registers,
    async collect() {
      const figures = await read();
      this.remove();
      const since = figures?.oldestWaitingSince;
      if (figures) this.set(since ? Math.max(0, now() - Date.parse(since)) / 1000 : 0);
    },
  });
}
