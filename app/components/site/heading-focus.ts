import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Focuses the heading of a new page, so that screen readers announce it. A hash brings its own target. */
export function useHeadingFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector("h1");
    if (!heading || hash) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname, hash]);
}
