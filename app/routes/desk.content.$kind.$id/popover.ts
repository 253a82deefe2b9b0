import type { MouseEvent, ToggleEvent } from "react";

/** For its submit buttons: those do not close a popover themselves. */
export function closePopover({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** When it opens. React sets no `autofocus`, which a popover would look for. */
export function focusFirst({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === "open") currentTarget.querySelector<HTMLElement>("input, a, button")?.focus();
}
