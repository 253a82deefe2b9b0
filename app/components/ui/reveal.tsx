import { type ComponentProps, type ElementType, type RefObject, useEffect, useRef } from "react";

type RevealProps = ComponentProps<"div"> & {
  as?: ElementType;
  /** Position in a row: each item starts 150 ms after the one before. */
  index?: number;
};

/**
 * Rises once when it scrolls into view. Nothing is hidden before the visitor's first input, so that full-page screenshots
 * and crawlers see the whole page.
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
    if (hasInput) observe(element);
    else {
      if (beforeInput.size === 0)
        for (const type of inputEvents) addEventListener(type, onFirstInput, { capture: true, passive: true });
      beforeInput.add(element);
    }
    return () => {
      beforeInput.delete(element);
      observer?.unobserve(element);
    };
  }, [ref]);
}

const inputEvents = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "scroll"];
const beforeInput = new Set<HTMLElement>();
let hasInput = false;
let observer: IntersectionObserver | undefined;

function onFirstInput() {
  hasInput = true;
  for (const type of inputEvents) removeEventListener(type, onFirstInput, true);
  for (const element of beforeInput) observe(element);
  beforeInput.clear();
}

function observe(element: HTMLElement) {
  observer ??= new IntersectionObserver(onIntersection, { threshold: [0, 0.1] });
  observer.observe(element);
}

function onIntersection(entries: IntersectionObserverEntry[], source: IntersectionObserver): void {
  for (const entry of entries) {
    const element = entry.target as HTMLElement;
    if (element.dataset.reveal !== "waiting") {
      // Already in view or scrolled past: hiding it now would flicker.
      if (entry.boundingClientRect.top < window.innerHeight) source.unobserve(element);
      else element.dataset.reveal = "waiting";
    } else if (isTenthVisible(entry)) {
      element.dataset.reveal = "shown";
      source.unobserve(element);
    }
  }
}

// Of an element taller than four screens, a tenth is too much to ask.
function isTenthVisible({ isIntersecting, intersectionRatio, boundingClientRect }: IntersectionObserverEntry): boolean {
  return isIntersecting && (intersectionRatio >= 0.1 || boundingClientRect.height > window.innerHeight * 4);
}
