import { readFileSync } from "node:fs";
import { runSite } from "./run-site.ts";

/** Starts the one site that all workers read from, so that each page is rendered and compressed once, not once per worker. */
export default async function startSharedSite() {
  const site = await runSite({ LOG_LEVEL: "warn" });
  // Playwright passes this process's environment on to its workers.
  process.env.SHARED_SITE_URL = site.url;
  process.env.SHARED_SITE_LOG = site.log;
  return site.stop;
}

export function sharedSite() {
  const { SHARED_SITE_URL: url = "", SHARED_SITE_LOG: log = "" } = process.env;
  return { url, output: () => readFileSync(log, "utf8") };
}
