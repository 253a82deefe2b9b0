import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Focuses the heading of a new page, so that screen readers announce it. An address with a hash has its own target. */
export function useHeadingFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector("h1");
    // A drawer that has just opened has put the focus on its own h2.
    const isTaken = document.activeElement?.matches("h2");
    if (!heading || hash || isTaken) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
