import { useSyncExternalStore } from "react";

/** Whether the visitor can see the page: it is not in a tab behind another. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(onVisibilityChange, isVisible, () => false);
}

function isVisible() {
  return document.visibilityState === "visible";
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
