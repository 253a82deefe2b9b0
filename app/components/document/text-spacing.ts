import { useEffect } from "react";

/** Sets `data-spaced` on the root element while the visitor widens letter spacing. That resizes the body, which is observed. */
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
