import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router";

/**
 * Remembers the navigation that a click requested until the page has changed. The router itself reports it only when it has
 * time, on a slow machine a third of a second later.
 */
export function useRequestedNavigation<T>() {
  const { key } = useLocation();
  const [asked, setAsked] = useState<{ from: string; what: T } | null>(null);
  // Without this reset, the old request would show again when the operator comes back to this page.
  if (asked && asked.from !== key) setAsked(null);
  const ask = (event: MouseEvent, what: T) => {
    if (willNavigate(event)) setAsked({ from: key, what });
  };
  return { asked: asked?.from === key ? asked.what : null, ask };
}

/** Whether a click changes the page. A click that opens another tab does not, nor any click while offline: OfflineGuard blocks it. */
export function willNavigate({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && navigator.onLine;
}
