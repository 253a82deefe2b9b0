import { useEffect } from "react";
import { useBlocker } from "react-router";
import type { Toast } from "#app/lib/form-protocol.ts";
import { showToast } from "#app/lib/toasts.ts";

/** Offline, a navigation would replace the page and lose what was typed. Blocks it and shows a toast. */
export function useOfflineGuard(toast: Toast) {
  const blocker = useBlocker(() => !navigator.onLine);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    showToast(toast);
    blocker.reset();
  }, [blocker, toast]);
}
