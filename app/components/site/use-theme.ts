import { useSyncExternalStore } from "react";
import { CHOSEN_ELSEWHERE } from "#app/components/ui/motion.ts";
import type { Theme } from "./theme.ts";

const KEY = "theme";
const DARK = "(prefers-color-scheme: dark)";

const listeners = new Set<() => void>();
// Where the browser keeps nothing for us, the choice holds until the page is left.
let chosen: Theme | null = null;

/** The theme in use: the visitor's choice, which is remembered, or else the system's. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, currentTheme, () => "light"), choose];
}

/** Shows the visitor's choice, if there is one. */
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
  for (const event of CHOSEN_ELSEWHERE) addEventListener(event, onStorage);
  return () => {
    listeners.delete(listener);
    system.removeEventListener("change", listener);
    for (const event of CHOSEN_ELSEWHERE) removeEventListener(event, onStorage);
  };
}
