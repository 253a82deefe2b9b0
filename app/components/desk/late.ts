import { useEffect, useState } from "react";

/** A shorter load shows no sign of loading. */
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
