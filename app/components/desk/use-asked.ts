import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router";

/**
 * What a link asked for, from the press until the page has changed. The router shows that something is on the way when it has
 * time, on a slow machine a third of a second later.
 */
export function useAsked<T>() {
  const { key } = useLocation();
  const [asked, setAsked] = useState<{ from: string; what: T } | null>(null);
  // Otherwise the old request would show again when the operator comes back to this page.
  if (asked && asked.from !== key) setAsked(null);
  const ask = (event: MouseEvent, what: T) => {
    if (willNavigate(event)) setAsked({ from: key, what });
  };
  return { asked: asked?.from === key ? asked.what : null, ask };
}

/** Whether a click changes the page: not one that opens another tab, and none while offline, which the router blocks. */
export function willNavigate({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && navigator.onLine;
}
