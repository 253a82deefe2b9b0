import { useSyncExternalStore } from "react";
import { SETTING_CHANGE_EVENTS } from "#app/components/ui/motion.ts";
import type { Theme } from "./theme.ts";

const KEY = "theme";
const DARK = "(prefers-color-scheme: dark)";

const listeners = new Set<() => void>();
// Without localStorage the choice lasts as long as the page.
let chosen: Theme | null = null;

/** The visitor's stored choice, or the system's theme. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => "light"), choose];
}

/** Applies the stored choice, if there is one. */
export function restoreTheme(): void {
  chosen = readChoice();
  if (chosen) show(chosen);
}

function choose(theme: Theme): void {
  chosen = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {}
  show(theme);
  for (const listener of listeners) listener();
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.media = meta.dataset.scheme === theme ? "all" : "not all";
}

function currentTheme(): Theme {
  return chosen ?? (matchMedia(DARK).matches ? "dark" : "light");
}

function readChoice(): Theme | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    return chosen;
  }
}

function subscribe(listener: () => void) {
  const system = matchMedia(DARK);
  const onStorage = () => {
    restoreTheme();
    listener();
  };
  listeners.add(listener);
  system.addEventListener("change", listener);
  for (const event of SETTING_CHANGE_EVENTS) addEventListener(event, onStorage);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
    for (const event of SETTING_CHANGE_EVENTS) removeEventListener(event, onStorage);
  };
}
