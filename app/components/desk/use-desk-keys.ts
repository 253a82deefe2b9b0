import { useEffect, useEffectEvent, useRef } from "react";
import { chooseFocusedRowFor, moveRowFocus, rememberFocusedRow, toggleFocusedRow } from "./row-focus.ts";
import { findOpenOverlay, isTyping, pressShortcut, shortcutOf } from "./shortcuts.ts";

/** After G, the next letter has to come within this time. */
const KEY_SEQUENCE_MS = 1500;

type DeskKeys = {
  /** Whether shortcuts without Ctrl or Alt work. Each operator can switch them off (WCAG 2.1.4). */
  hasSingleKeys: boolean;
  /** The address of a screen by the letter that opens it after G. */
  screenPaths: Readonly<Record<string, string>>;
  goTo: (address: string) => void;
  onFind: () => void;
  onHelp: () => void;
};

/** The desk's shortcuts. G, ?, J, K, X, Shift X and Ctrl K are set here; any other is on its control, as `aria-keyshortcuts`. */
export function useDeskKeys({ hasSingleKeys, screenPaths, goTo, onFind, onHelp }: DeskKeys) {
  const sequenceUntil = useRef(0);

  const pressLetter = (shortcut: string, target: Element | null): boolean => {
    const isSequence = Date.now() < sequenceUntil.current;
    sequenceUntil.current = 0;
    const place = isSequence && screenPaths[shortcut];
    if (place) goTo(place);
    if (place) return true;
    switch (shortcut) {
      case "G":
        sequenceUntil.current = Date.now() + KEY_SEQUENCE_MS;
        return true;
      case "?":
        onHelp();
        return true;
      case "J":
        return pressShortcut(shortcut, target) || moveRowFocus(1);
      case "K":
        return pressShortcut(shortcut, target) || moveRowFocus(-1);
      case "X":
        return toggleFocusedRow(false);
      case "Shift+X":
        return toggleFocusedRow(true);
      default:
        return pressShortcut(shortcut, target) || pressForFocusedRow(shortcut);
    }
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.getModifierState("AltGraph")) return;
    const shortcut = shortcutOf(event);
    const target = event.target instanceof Element ? event.target : null;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    // The browser empties the field.
    if (shortcut === "Escape" && target instanceof HTMLInputElement && target.type === "search" && target.value) return;
    if (shortcut === "Control+K") onFind();
    else if (hasModifier || shortcut === "Escape") {
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
    document.addEventListener("focusin", rememberFocusedRow);
    return () => {
      document.removeEventListener("keydown", listener);
      document.removeEventListener("focusin", rememberFocusedRow);
    };
  }, []);
}

/** Ticks the row with the focus, then clicks the button for chosen rows, which React renders in the next microtask. */
function pressForFocusedRow(shortcut: string): boolean {
  const link = chooseFocusedRowFor(shortcut);
  if (!link) return false;
  queueMicrotask(() => {
    pressShortcut(shortcut, null);
    if (document.activeElement instanceof HTMLButtonElement) link.focus();
  });
  return true;
}
