import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Moves the focus to the heading of a new page, so that a screen reader announces it. A hash says where to go itself. */
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
