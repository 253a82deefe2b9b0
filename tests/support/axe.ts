import type { Page } from "@playwright/test";
import axe from "axe-core";

type Options = { within?: string; rules?: string[] };

/** What axe finds wrong, a line for each rule. */
export async function axeFindings(page: Page, { within = "html", rules }: Options = {}): Promise<string[]> {
  // Half a megabyte: once for each document.
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
