import { useEffect } from "react";

/** Notes on the root that the visitor has set letters further apart. That makes every text longer, and the page with it. */
export function useTextSpacing() {
  useEffect(() => {
    const { body, documentElement: root } = document;
    const observer = new ResizeObserver(() => {
      root.toggleAttribute("data-spaced", getComputedStyle(body).letterSpacing !== "normal");
    });
    observer.observe(body);
    return () => observer.disconnect();
  }, []);
}
