import { useEffect, useEffectEvent, useRef } from "react";
import { chooseRowFor, moveRow, toggleRow } from "./row-focus.ts";
import { findOpenOverlay, isTyping, pressShortcut, shortcutOf } from "./shortcuts.ts";

/** After G, the next letter has to come within this time. */
const SEQUENCE_MS = 1500;

type DeskKeys = {
  /** Single letters; an operator can switch them off (WCAG 2.1.4). Keys with Ctrl or Alt always work. */
  hasSingleKeys: boolean;
  /** Addresses by the letter after G. */
  screenPaths: Readonly<Record<string, string>>;
  goTo: (address: string) => void;
  onFind: () => void;
  onHelp: () => void;
};

/** The desk's keyboard. Whatever else a screen can do has its key on its control, as `aria-keyshortcuts`. */
export function useKeys({ hasSingleKeys, screenPaths, goTo, onFind, onHelp }: DeskKeys) {
  const sequenceUntil = useRef(0);

  const pressLetter = (shortcut: string, target: Element | null): boolean => {
    const isSequence = Date.now() < sequenceUntil.current;
    sequenceUntil.current = 0;
    const place = isSequence && screenPaths[shortcut];
    if (place) goTo(place);
    if (place) return true;
    switch (shortcut) {
      case "G":
        sequenceUntil.current = Date.now() + SEQUENCE_MS;
        return true;
      case "?":
        onHelp();
        return true;
      case "J":
        return pressShortcut(shortcut, target) || moveRow(1);
      case "K":
        return pressShortcut(shortcut, target) || moveRow(-1);
      case "X":
        return toggleRow(false);
      case "Shift+X":
        return toggleRow(true);
      default:
        return pressShortcut(shortcut, target) || pressForRow(shortcut);
    }
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.getModifierState("AltGraph")) return;
    const shortcut = shortcutOf(event);
    const target = event.target instanceof Element ? event.target : null;
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    if (shortcut === "Control+K") onFind();
    else if (isHeld || shortcut === "Escape") {
      if (!pressShortcut(shortcut, target)) return;
    } else {
      const isLetter = event.key.length === 1;
      if (!hasSingleKeys || !isLetter || isTyping(target)) return;
      if (findOpenOverlay() ? !pressShortcut(shortcut, target) : !pressLetter(shortcut, target)) return;
    }
    event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** Chooses the row, then presses the button for chosen rows, which is on the page in the next microtask. */
function pressForRow(shortcut: string): boolean {
  const link = chooseRowFor(shortcut);
  if (!link) return false;
  queueMicrotask(() => {
    pressShortcut(shortcut, null);
    if (document.activeElement instanceof HTMLButtonElement) link.focus();
  });
  return true;
}
