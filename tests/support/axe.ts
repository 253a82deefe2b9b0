import type { Page } from "@playwright/test";
import axe from "axe-core";

type AxeOptions = { within?: string; rules?: string[] };

/** Runs axe on the page and returns one line for each violated rule. */
export async function findAxeViolations(page: Page, { within = "html", rules }: AxeOptions = {}): Promise<string[]> {
  // axe is half a megabyte of script, so each document gets it once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([place, only]) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(place, { resultTypes: ["violations"], ...(only && { runOnly: only }) });
      return violations;
    },
    [within, rules] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
