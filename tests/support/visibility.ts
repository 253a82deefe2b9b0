import type { Page } from "@playwright/test";

/** As if the visitor looked at another tab, or came back from it. */
export function setVisibility(page: Page, state: "visible" | "hidden") {
  return page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
