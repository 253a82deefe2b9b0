import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";
import { useMotionPause, useReducedMotion } from "#app/components/ui/motion.ts";
import { useIsVisible } from "#app/components/ui/visibility.ts";
import { wrapIndex } from "#app/lib/wrap-index.ts";

/** Shows the next slide after each interval, except while hovered, focused, paused, in a background tab or with reduced motion. */
export function useSlideRotation(count: number, intervalMs: number) {
  // A new object for every turn, so that choosing the current slide again restarts the interval.
  const [position, setPosition] = useState({ index: 0, turns: 0, isManual: false });
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
    /** Event handlers for the carousel's outer element. */
    handlers: {
      // A touch fires pointerenter too, but does not hover.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== "touch"),
      onPointerLeave: () => setIsHovered(false),
      // Only keyboard focus pauses, because a clicked button keeps the focus.
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(":focus-visible")),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
      },
    },
  };
}

function turnTo(index: number, count: number, isManual: boolean) {
  return ({ turns }: { turns: number }) => ({ index: wrapIndex(index, count), turns: turns + 1, isManual });
}
