import { useEffect, useState } from "react";

/** Loads shorter than this show no indicator. */
const LOADING_INDICATOR_DELAY_MS = 300;

/** True once the calling component has been mounted for LOADING_INDICATOR_DELAY_MS. */
export function useIsSlowToLoad(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LOADING_INDICATOR_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
