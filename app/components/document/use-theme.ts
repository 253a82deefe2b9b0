import { useSyncExternalStore } from "react";
import { SETTING_CHANGE_EVENTS } from "#app/components/ui/motion.ts";
import type { Theme } from "./theme.ts";

const STORAGE_KEY = "theme";
const DARK_QUERY = "(prefers-color-scheme: dark)";

const themeListeners = new Set<() => void>();
// Keeps the choice for the life of the page where localStorage is blocked.
let chosenTheme: Theme | null = null;

/** The visitor's chosen theme, or the system's theme if they have not chosen. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  return [useSyncExternalStore(subscribeToTheme, currentTheme, () => "light"), chooseTheme];
}

/** Applies the visitor's stored theme, if there is one. */
export function restoreTheme(): void {
  chosenTheme = readStoredTheme();
  if (chosenTheme) applyTheme(chosenTheme);
}

function chooseTheme(theme: Theme): void {
  chosenTheme = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {}
  applyTheme(theme);
  for (const listener of themeListeners) listener();
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.media = meta.dataset.scheme === theme ? "all" : "not all";
}

function currentTheme(): Theme {
  return chosenTheme ?? (matchMedia(DARK_QUERY).matches ? "dark" : "light");
}

function readStoredTheme(): Theme | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === "light" || stored === "dark" ? stored : null;
  } catch {
    return chosenTheme;
  }
}

function subscribeToTheme(listener: () => void) {
  const system = matchMedia(DARK_QUERY);
  const onStorage = () => {
    restoreTheme();
    listener();
  };
  themeListeners.add(listener);
  system.addEventListener("change", listener);
  for (const event of SETTING_CHANGE_EVENTS) addEventListener(event, onStorage);
  return () => {
    themeListeners.delete(listener);
    system.removeEventListener("change", listener);
    for (const event of SETTING_CHANGE_EVENTS) removeEventListener(event, onStorage);
  };
}
