import { useEffect, useState } from "react";

/** What comes sooner than this needs no sign that it is coming. */
const LATE_MS = 300;

/** True once this has been on screen for 300 ms. */
export function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
