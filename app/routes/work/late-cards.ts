import { type RefObject, useLayoutEffect, useRef } from "react";
import { useIsHydrated } from "#app/components/ui/hydration.ts";

/** Longer than a change of page moves. */
const AFTER_MS = 600;

/** When other cards are shown, those out of sight are laid out after those in sight, one at a time (work.css). */
export function useLateCards(list: RefObject<HTMLElement | null>, shown: string): void {
  const laidOut = useRef(useIsHydrated() ? "" : shown);
  useLayoutEffect(() => {
    if (laidOut.current === shown) return;
    laidOut.current = shown;
    const cards = [...(list.current?.children ?? [])] as HTMLElement[];
    for (const card of cards) card.dataset.late = "";
    let timer = window.setTimeout(layOutNext, AFTER_MS);
    return () => clearTimeout(timer);

    function layOutNext() {
      const card = cards.shift();
      if (!card) return;
      delete card.dataset.late;
      timer = window.setTimeout(layOutNext);
    }
  }, [list, shown]);
}
