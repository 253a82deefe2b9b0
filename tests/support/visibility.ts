import type { Page } from "@playwright/test";

/** Makes the page believe that the visitor looks at another tab, or is back from it. */
export function setVisibility(page: Page, state: "visible" | "hidden") {
  return page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
