import { useSyncExternalStore } from "react";

const KEY = "motion";
const PAUSED = "paused";
const REDUCED = "(prefers-reduced-motion: reduce)";

/** In another tab, or on a page after this one: a page that comes back as it was left was told nothing meanwhile. */
export const CHOSEN_ELSEWHERE = ["storage", "pageshow"];

const listeners = new Set<() => void>();

/** The visitor's own choice to stop what moves by itself. It holds on every page and is remembered. */
export function useMotionPause(): [isPaused: boolean, setIsPaused: (isPaused: boolean) => void] {
  return [useSyncExternalStore(subscribeToPause, readPause, () => false), writePause];
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribeToReducedMotion, wantsReducedMotion, () => false);
}

const reduced = typeof matchMedia === "function" ? matchMedia(REDUCED) : undefined;
let isReduced = reduced?.matches ?? false;
reduced?.addEventListener("change", () => {
  isReduced = reduced.matches;
});

/** For what does not show in the page: on the server nobody wants it. */
export function wantsReducedMotion(): boolean {
  return isReduced;
}

function subscribeToPause(listener: () => void) {
  listeners.add(listener);
  for (const event of CHOSEN_ELSEWHERE) addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of CHOSEN_ELSEWHERE) removeEventListener(event, listener);
  };
}

// Where the browser keeps nothing for us, the choice holds until the page is left.
let unstored = false;

function readPause(): boolean {
  try {
    return localStorage.getItem(KEY) === PAUSED;
  } catch {
    return unstored;
  }
}

function writePause(isPaused: boolean) {
  unstored = isPaused;
  try {
    if (isPaused) localStorage.setItem(KEY, PAUSED);
    else localStorage.removeItem(KEY);
  } catch {}
  for (const listener of listeners) listener();
}

function subscribeToReducedMotion(listener: () => void) {
  reduced?.addEventListener("change", listener);
  return () => reduced?.removeEventListener("change", listener);
}
