import { type ComponentProps, type ElementType, type RefObject, useEffect, useRef } from "react";

type RevealProps = ComponentProps<"div"> & {
  as?: ElementType;
  /** Place in a row: each waits 150 ms longer. */
  index?: number;
};

/** Rises once when it comes into view. What is in view when the script arrives stays as it is. */
export function Reveal({ as: Tag = "div", index = 0, style, ...props }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  useReveal(ref);
  return <Tag ref={ref} style={{ "--i": index, ...style }} {...props} />;
}

export function useReveal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    observer ??= new IntersectionObserver(onIntersection, { threshold: [0, 0.1] });
    observer.observe(element);
    return () => observer?.unobserve(element);
  }, [ref]);
}

let observer: IntersectionObserver | undefined;

function onIntersection(entries: IntersectionObserverEntry[], source: IntersectionObserver): void {
  for (const entry of entries) {
    const element = entry.target as HTMLElement;
    if (element.dataset.reveal !== "waiting") {
      if (entry.boundingClientRect.top < window.innerHeight) source.unobserve(element);
      else element.dataset.reveal = "waiting";
    } else if (isTenthVisible(entry)) {
      element.dataset.reveal = "shown";
      source.unobserve(element);
    }
  }
}

// A tenth of something taller than ten screens would never be visible.
function isTenthVisible({ isIntersecting, intersectionRatio, boundingClientRect }: IntersectionObserverEntry): boolean {
  return isIntersecting && (intersectionRatio >= 0.1 || boundingClientRect.height > window.innerHeight * 4);
}
