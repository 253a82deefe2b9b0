import { type RefObject, useEffect, useState } from "react";
import { activeStep } from "./active-step.ts";

/** The step that the scroll has reached; null until hydrated. */
export function useActiveStep(section: RefObject<HTMLElement | null>, count: number): number | null {
  const [active, setActive] = useState<number | null>(null);
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    const measure = () => setActive(activeStep(element.getBoundingClientRect(), window.innerHeight, count));
    measure();
    // The content above may still grow, for instance when the projects arrive.
    const resized = new ResizeObserver(measure);
    resized.observe(document.body);
    window.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      resized.disconnect();
      window.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [section, count]);
  return active;
}
