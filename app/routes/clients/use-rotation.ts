import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";
import { useMotionPause, useReducedMotion } from "#app/components/ui/motion.ts";
import { useIsVisible } from "#app/components/ui/visibility.ts";
import { wrapIndex } from "#app/lib/wrap-index.ts";

/** Goes on by itself after each interval, unless the visitor looks closer, has paused it, is elsewhere or wants no motion. */
export function useRotation(count: number, intervalMs: number) {
  // A new object with every turn: choosing the current one again also starts the interval anew.
  const [position, setPosition] = useState({ index: 0, turns: 0, isByHand: false });
  const [isPaused, setPaused] = useMotionPause();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isVisible = useIsVisible();
  const prefersReducedMotion = useReducedMotion();
  const isPlaying = isVisible && !isPaused && !isHovered && !isFocused && !prefersReducedMotion;

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setPosition(turnTo(position.index + 1, count, false)), intervalMs);
    return () => clearTimeout(timer);
  }, [isPlaying, position, count, intervalMs]);

  return {
    ...position,
    isPlaying,
    isPaused,
    setPaused,
    goTo: (index: number) => setPosition(turnTo(index, count, true)),
    /** For the element that holds it all. */
    handlers: {
      // A finger does not hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== "touch"),
      onPointerLeave: () => setIsHovered(false),
      // A click leaves its focus behind; only the keyboard's holds the rotation.
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(":focus-visible")),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
      },
    },
  };
}

function turnTo(index: number, count: number, isByHand: boolean) {
  return ({ turns }: { turns: number }) => ({ index: wrapIndex(index, count), turns: turns + 1, isByHand });
}
