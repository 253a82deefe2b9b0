import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the page is as the server sent it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** True a rendering later, which keeps nobody waiting: for what is there for as long as the page and may come last. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => startTransition(() => setIsSettled(true)), []);
  return isSettled;
}
