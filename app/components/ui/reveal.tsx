import { type ComponentProps, type ElementType, type RefObject, useEffect, useRef } from "react";

type RevealProps = ComponentProps<"div"> & {
  as?: ElementType;
  /** Place in a row: each waits 150 ms longer. */
  index?: number;
};

/**
 * Rises once when it comes into view. What is in view when the script arrives stays as it is. Nothing is hidden before the
 * visitor stirs: a picture of the whole page, taken by a machine, shows the whole page.
 */
export function Reveal({ as: Tag = "div", index = 0, style, ...props }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  useReveal(ref);
  return <Tag ref={ref} style={{ "--i": index, ...style }} {...props} />;
}

function useReveal(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (isStirred) observe(element);
    else {
      if (early.size === 0) for (const sign of signs) addEventListener(sign, stir, { capture: true, passive: true });
      early.add(element);
    }
    return () => {
      early.delete(element);
      observer?.unobserve(element);
    };
  }, [ref]);
}

const signs = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "scroll"];
const early = new Set<HTMLElement>();
let isStirred = false;
let observer: IntersectionObserver | undefined;

function stir() {
  isStirred = true;
  for (const sign of signs) removeEventListener(sign, stir, true);
  for (const element of early) observe(element);
  early.clear();
}

function observe(element: HTMLElement) {
  observer ??= new IntersectionObserver(onIntersection, { threshold: [0, 0.1] });
  observer.observe(element);
}

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
