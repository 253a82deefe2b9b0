import lighthouse, { type Result } from "lighthouse";
import { findFreePort } from "../tests/support/run-site.ts";
import { withBrowser } from "./browser.ts";
import { median } from "./table.ts";

export type LighthouseFigures = {
  scores: Record<string, number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  /** Transferred bytes by resource type, and in total. */
  weight: Record<string, number>;
  /** Ids of the audits that score below 90. */
  weakAudits: string[];
};

const MAX_TRIES = 3;

/** Runs mobile Lighthouse on each address, `rounds` times, and takes the median of each figure. */
export async function runLighthouse(urls: string[], { rounds }: { rounds: number }): Promise<LighthouseFigures[]> {
  const results: Result[][] = urls.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, url] of urls.entries()) results[index]?.push(await runWithRetries(url));
  }
  return results.map(medianFigures);
}

/** Retries, since Lighthouse sometimes fails to record a trace. */
async function runWithRetries(url: string, tries = MAX_TRIES): Promise<Result> {
  try {
    return await runOnce(url);
  } catch (error) {
    if (tries <= 1) throw error;
    return runWithRetries(url, tries - 1);
  }
}

async function runOnce(url: string): Promise<Result> {
  const port = await findFreePort();
  return withBrowser(async () => {
    const run = await lighthouse(url, { port, logLevel: "error" });
    if (!run?.lhr || run.lhr.runtimeError) throw new Error(`${url}: ${run?.lhr.runtimeError?.message ?? "no result"}`);
    return run.lhr;
  }, `--remote-debugging-port=${port}`);
}

function medianFigures(runs: Result[]): LighthouseFigures {
  const audit = (id: string) => median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const [first] = runs;
  if (!first) throw new Error("nothing was measured");
  return {
    scores: Object.fromEntries(
      Object.keys(first.categories).map((id) => [
        id,
        Math.round(median(runs.map(({ categories }) => categories[id]?.score ?? 0)) * 100),
      ]),
    ),
    fcp: audit("first-contentful-paint"),
    lcp: audit("largest-contentful-paint"),
    tbt: audit("total-blocking-time"),
    cls: audit("cumulative-layout-shift"),
    weight: bytesByType(first),
    weakAudits: listWeakAudits(first),
  };
}

type AuditedRequest = { resourceType?: string; transferSize?: number };

function bytesByType({ audits }: Result): Record<string, number> {
  const { details } = audits["network-requests"] ?? {};
  const weight: Record<string, number> = { all: 0 };
  for (const { resourceType = "Other", transferSize = 0 } of (details as { items?: AuditedRequest[] } | undefined)
    ?.items ?? []) {
    weight[resourceType] = (weight[resourceType] ?? 0) + transferSize;
    weight.all = (weight.all ?? 0) + transferSize;
  }
  return weight;
}

function listWeakAudits({ audits, categories }: Result): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
}
