import type { Page } from "@playwright/test";

/** Waits until React has hydrated the page. Observes the page's attribute, since polling would notice it late. */
export function waitForHydration(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const html = document.documentElement;
        const look = () => html.dataset.hydrated !== undefined && resolve();
        new MutationObserver(look).observe(html, { attributeFilter: ["data-hydrated"] });
        look();
      }),
  );
}
