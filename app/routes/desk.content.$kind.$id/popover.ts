import type { MouseEvent } from "react";

/** For its submit buttons: those do not close a popover themselves. */
export function closePopover({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
