import { useSyncExternalStore } from "react";

/** False while the page is in a background tab. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(subscribeToVisibility, isVisible, () => false);
}

function isVisible() {
  return document.visibilityState === "visible";
}

function subscribeToVisibility(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
