import { type ComponentProps, type ElementType, type RefObject, useEffect, useRef } from "react";

type RevealProps = ComponentProps<"div"> & {
  as?: ElementType;
  /** Position in a row. Each item starts a little later than the one before. */
  index?: number;
};

/**
 * Content that rises once when it scrolls into view. It is hidden only after the visitor's first input, so that full-page
 * screenshots and crawlers see the whole page.
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
    if (hasHadInput) observeElement(element);
    else {
      if (elementsBeforeInput.size === 0)
        for (const type of inputEventTypes) addEventListener(type, onFirstInput, { capture: true, passive: true });
      elementsBeforeInput.add(element);
    }
    return () => {
      elementsBeforeInput.delete(element);
      revealObserver?.unobserve(element);
    };
  }, [ref]);
}

const inputEventTypes = ["pointermove", "pointerdown", "touchstart", "wheel", "keydown", "scroll"];
const elementsBeforeInput = new Set<HTMLElement>();
let hasHadInput = false;
let revealObserver: IntersectionObserver | undefined;

function onFirstInput() {
  hasHadInput = true;
  for (const type of inputEventTypes) removeEventListener(type, onFirstInput, true);
  for (const element of elementsBeforeInput) observeElement(element);
  elementsBeforeInput.clear();
}

function observeElement(element: HTMLElement) {
  revealObserver ??= new IntersectionObserver(onIntersection, { threshold: [0, 0.1] });
  revealObserver.observe(element);
}

function onIntersection(entries: IntersectionObserverEntry[], source: IntersectionObserver): void {
  for (const entry of entries) {
    const element = entry.target as HTMLElement;
    if (element.dataset.reveal !== "waiting") {
      // The element is already in view or scrolled past: hiding it now would flicker.
      if (entry.boundingClientRect.top < window.innerHeight) source.unobserve(element);
      else element.dataset.reveal = "waiting";
    } else if (isTenthVisible(entry)) {
      element.dataset.reveal = "shown";
      source.unobserve(element);
    }
  }
}

// For an element taller than four screens, any visible part counts: a tenth of it would come too late.
function isTenthVisible({ isIntersecting, intersectionRatio, boundingClientRect }: IntersectionObserverEntry): boolean {
  return isIntersecting && (intersectionRatio >= 0.1 || boundingClientRect.height > window.innerHeight * 4);
}
