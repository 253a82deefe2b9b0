const TEXT_FIELD_SELECTOR =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true]";
const OVERLAY_SELECTOR = "[role=dialog], [role=alertdialog], dialog[open]";

/** The pressed key as `aria-keyshortcuts` writes it: "R", "Shift+1", "Control+Enter". The Mac's Command counts as Control. */
export function shortcutOf(
  event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): string {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  const name = digit ?? (key.length === 1 ? key.toUpperCase() : key);
  // Only letters, digits and named keys keep Shift: some keyboards type "?" with Shift and others without.
  const isShifted = shiftKey && (digit !== undefined || key.length > 1 || /\p{L}/u.test(key));
  return [(ctrlKey || metaKey) && "Control", altKey && "Alt", isShifted && "Shift", name].filter(Boolean).join("+");
}

/** Whether a pressed letter goes into a text field instead of being a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELD_SELECTOR) !== null;
}

export function findOpenOverlay(): Element | undefined {
  // A closed popover is in the page too.
  return [...document.querySelectorAll(OVERLAY_SELECTOR)].find((element) => element.checkVisibility());
}

/**
 * Clicks the control with this shortcut, or focuses it if it is a field: first in the row or form with the focus, otherwise the
 * last one on the page. While a dialog is open, only its own controls count.
 */
export function pressShortcut(shortcut: string, focused: Element | null): boolean {
  const overlay = findOpenOverlay();
  const places = [focused?.closest(".rows > li, form"), overlay ?? document];
  for (const place of places) {
    if (!place || (overlay && place !== overlay && !overlay.contains(place as Node))) continue;
    const found = [...place.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(shortcut)}"]`)];
    const control = found.findLast((element) => element.checkVisibility());
    if (control) return pressControl(control);
  }
  return false;
}

function pressControl(control: HTMLElement): true {
  const isField = control.matches(TEXT_FIELD_SELECTOR);
  if (!isField) control.click();
  // Keep the focus when saving while typing.
  if (isField || !isTyping(document.activeElement)) control.focus();
  return true;
}
