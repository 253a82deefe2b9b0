import type { MouseEvent, ToggleEvent } from "react";

/** Closes the popover around a submit button, which does not close it by itself. */
export function closePopover({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** Focuses the first control of a popover that opens: React sets no `autofocus`, which a popover would look for. */
export function focusFirstControl({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === "open") currentTarget.querySelector<HTMLElement>("input, a, button")?.focus();
}
