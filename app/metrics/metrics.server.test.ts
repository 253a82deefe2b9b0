import { expect, test, vi } from "vitest";
import { log } from "#app/config/log.server.ts";
import { createDeliveries } from "#app/data/deliveries.server.ts";
import { readDeliveryFigures } from "#app/data/delivery-figures.server.ts";
import { provideEmbeddedStore } from "../../tests/support/embedded-store.ts";
import { createMetrics } from "./metrics.server.ts";

provideEmbeddedStore();

const noon = Date.parse("2026-11-15T12:00:00Z");
const createdAt = "2026-11-15T11:59:00.000Z";
const readFigures = () => readDeliveryFigures(["webhook"]);

test("reports requests, renders, cache reads, deliveries and store requests in Prometheus' text format", async () => {
  const metrics = createMetrics({ readFigures, now: () => noon });
  metrics.countRequest("/project/:id", 200);
  metrics.countRequest("/project/:id", 200);
  metrics.countRequest("/*", 404);
  metrics.countCacheRead("hit");
  metrics.countCacheRead("miss");
  expect(await metrics.timeRender("shared", async () => "page")).toBe("page");
  await createDeliveries([
    { key: "a", channel: "webhook", kind: "submission", createdAt, attempts: 1 },
    { key: "b", channel: "email", kind: "notice", createdAt: "2026-11-15T10:00:00.000Z" },
  ]);
  const lines = (await metrics.text()).split("\n");
  expect(metrics.contentType).toMatch(/^text\/plain; version=0\.0\.4/);
  for (const line of [
    'site_requests_total{route="/project/:id",status="200"} 2',
    'site_requests_total{route="/*",status="404"} 1',
    'site_page_cache_reads_total{outcome="hit"} 1',
    'site_page_cache_reads_total{outcome="miss"} 1',
    'site_render_seconds_count{kind="shared"} 1',
    'site_deliveries{channel="webhook",state="waiting"} 1',
    'site_deliveries{channel="email",state="waiting"} 1',
    'site_deliveries{channel="webhook",state="given_up"} 0',
    // The e-mail delivery is older, but no mail server is set: only working channels count.
    "site_oldest_waiting_delivery_seconds 60",
    "site_store_up 1",
  ])
    expect(lines).toContain(line);
  expect(lines.join("\n")).toMatch(/site_store_request_seconds_count\{table="deliveries",outcome="ok"\} \d+/);
  expect(lines.join("\n")).toContain("nodejs_eventloop_lag_seconds");
});

test("while the store does not answer, its figures are left out", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const metrics = createMetrics({ readFigures: () => Promise.reject(new Error("away")), now: () => noon });
  metrics.countRequest("/", 200);
  const text = await metrics.text();
  expect(text).toContain("site_store_up 0");
  expect(text).toContain('site_requests_total{route="/",status="200"} 1');
  expect(text).not.toMatch(/^site_deliveries\{|^site_oldest_waiting_delivery_seconds /m);
  expect(warn).toHaveBeenCalled();
});
