import { useSyncExternalStore } from "react";

const KEY = "motion";
const PAUSED = "paused";
const REDUCED = "(prefers-reduced-motion: reduce)";

/** When a stored setting may have changed: in another tab, or on a later page before this one came back from the cache. */
export const SETTING_CHANGE_EVENTS = ["storage", "pageshow"];

const listeners = new Set<() => void>();

/** The visitor's choice to pause automatic motion, stored for all pages. */
export function useMotionPause(): [isPaused: boolean, setIsPaused: (isPaused: boolean) => void] {
  return [useSyncExternalStore(subscribeToPause, readPause, () => false), writePause];
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToReducedMotion,
    () => isReduced,
    () => false,
  );
}

const reduced = typeof matchMedia === "function" ? matchMedia(REDUCED) : undefined;
let isReduced = reduced?.matches ?? false;
reduced?.addEventListener("change", () => {
  isReduced = reduced.matches;
});

function subscribeToPause(listener: () => void) {
  listeners.add(listener);
  for (const event of SETTING_CHANGE_EVENTS) addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of SETTING_CHANGE_EVENTS) removeEventListener(event, listener);
  };
}

// Without localStorage the choice lasts as long as the page.
let isPausedHere = false;

function readPause(): boolean {
  try {
    return localStorage.getItem(KEY) === PAUSED;
  } catch {
    return isPausedHere;
  }
}

function writePause(isPaused: boolean) {
  isPausedHere = isPaused;
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
