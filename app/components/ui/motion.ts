import { useSyncExternalStore } from "react";

const STORAGE_KEY = "motion";
const PAUSED_VALUE = "paused";
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Events after which a stored setting may differ: it changed in another tab, or before this page came back from the back/forward cache. */
export const SETTING_CHANGE_EVENTS = ["storage", "pageshow"];

const pauseListeners = new Set<() => void>();

/** The visitor's choice to pause automatic motion, stored for all pages. */
export function useMotionPause(): [isPaused: boolean, setIsPaused: (isPaused: boolean) => void] {
  return [useSyncExternalStore(subscribeToPause, readPause, () => false), writePause];
}

export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToReducedMotion,
    () => isMotionReduced,
    () => false,
  );
}

const reducedMotionQuery = typeof matchMedia === "function" ? matchMedia(REDUCED_MOTION) : undefined;
let isMotionReduced = reducedMotionQuery?.matches ?? false;
reducedMotionQuery?.addEventListener("change", () => {
  isMotionReduced = reducedMotionQuery.matches;
});

function subscribeToPause(listener: () => void) {
  pauseListeners.add(listener);
  for (const event of SETTING_CHANGE_EVENTS) addEventListener(event, listener);
  return () => {
    pauseListeners.delete(listener);
    for (const event of SETTING_CHANGE_EVENTS) removeEventListener(event, listener);
  };
}

// Keeps the choice for the life of the page where localStorage is blocked.
let isPausedOnThisPage = false;

function readPause(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === PAUSED_VALUE;
  } catch {
    return isPausedOnThisPage;
  }
}

function writePause(isPaused: boolean) {
  isPausedOnThisPage = isPaused;
  try {
    if (isPaused) localStorage.setItem(STORAGE_KEY, PAUSED_VALUE);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {}
  for (const listener of pauseListeners) listener();
}

function subscribeToReducedMotion(listener: () => void) {
  reducedMotionQuery?.addEventListener("change", listener);
  return () => reducedMotionQuery?.removeEventListener("change", listener);
}
