import { afterEach, expect, test, vi } from "vitest";
import { postForm } from "../support/posting.ts";
import { findFreePort, runSite, type SiteProcess } from "../support/run-site.ts";

let site: SiteProcess | undefined;
afterEach(() => site?.stop());

test("metrics have a port of their own; /readyz announces a shutdown while the site still answers", async () => {
  const METRICS_PORT = String(await findFreePort());
  site = await runSite({ METRICS_PORT, HOST: "0.0.0.0", LOG_LEVEL: "silent" });
  const { url, child } = site;
  for (const path of ["/", "/", "/project/harvest-table-market", "/wp-login.php", "/favicon.svg"])
    await fetch(url + path);
  await postForm(`${url}/lab`, { email: "ada@example.com" });
  const figures = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  for (const line of [
    'site_requests_total{route="/",status="200"} 2',
    'site_requests_total{route="/project/:id",status="200"} 1',
    'site_requests_total{route="file",status="404"} 1',
    'site_requests_total{route="file",status="200"} 1',
    'site_page_cache_reads_total{outcome="hit"} 1',
    "site_store_up 1",
    'site_deliveries{channel="webhook",state="waiting"} 0',
  ])
    expect(figures).toContain(`\n${line}\n`);
  expect(figures).toMatch(/^site_render_seconds_count\{kind="shared"\} [1-9]/m);
  expect(figures).toMatch(/^site_render_seconds_count\{kind="single"\} [1-9]/m);
  expect(figures).toMatch(/^site_store_request_seconds_count\{table="projects",outcome="ok"\} [1-9]/m);
  expect((await fetch(`${url}/metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${METRICS_PORT}/`)).status).toBe(404);
  await expect(
    fetch(`http://127.0.0.2:${METRICS_PORT}/metrics`),
    "metrics are on loopback only, unless METRICS_HOST says otherwise",
  ).rejects.toThrow();

  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({
    status: "ok",
    store: "ok",
    oldestWaitingSeconds: null,
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), { timeout: 4_000 });
  expect((await fetch(`${url}/about`)).status).toBe(200);
  expect(await ended).toBe(0);
});
