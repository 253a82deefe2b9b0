import type { Page } from "@playwright/test";

/** Waits until the page answers with its scripts, told by the page itself: polling would come late. */
export function hydrated(page: Page): Promise<void> {
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
