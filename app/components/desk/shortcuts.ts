const TYPED =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable=true]";
const OVERLAY = "[role=dialog], [role=alertdialog], dialog[open]";

/** What was pressed, as `aria-keyshortcuts` writes it: "R", "Shift+1", "Control+Enter". The Mac's Command counts as Control. */
export function shortcutOf(
  event: Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): string {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  const name = digit ?? (key.length === 1 ? key.toUpperCase() : key);
  // Shift is how "?" is typed on one keyboard and not on another; for letters and digits it is a key of its own.
  const isShifted = shiftKey && (digit !== undefined || key.length > 1 || /\p{L}/u.test(key));
  return [(ctrlKey || metaKey) && "Control", altKey && "Alt", isShifted && "Shift", name].filter(Boolean).join("+");
}

/** Whether a single letter belongs to what is being typed. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED) !== null;
}

export function findOpenOverlay(): Element | undefined {
  // A popover is in the page before it opens.
  return [...document.querySelectorAll(OVERLAY)].find((element) => element.checkVisibility());
}

/**
 * Presses the control that carries the shortcut: the one in the row or the form with the focus, else the last on the page. A
 * field takes the focus. Under an open dialog nothing is pressed.
 */
export function pressShortcut(shortcut: string, focused: Element | null): boolean {
  const overlay = findOpenOverlay();
  const places = [focused?.closest(".rows > li, form"), overlay ?? document];
  for (const place of places) {
    if (!place || (overlay && place !== overlay && !overlay.contains(place as Node))) continue;
    const found = [...place.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${CSS.escape(shortcut)}"]`)];
    const control = found.findLast((element) => element.checkVisibility());
    if (control) return press(control);
  }
  return false;
}

function press(control: HTMLElement): true {
  const isField = control.matches(TYPED);
  if (!isField) control.click();
  // Whoever saves while typing types on.
  if (isField || !isTyping(document.activeElement)) control.focus();
  return true;
}
