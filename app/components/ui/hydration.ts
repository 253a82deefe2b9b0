import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the page is as the server sent it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
