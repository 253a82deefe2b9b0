import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useIsOnline } from "#app/components/ui/online.ts";
import type { Toast } from "#app/lib/form-protocol.ts";
import { showToast } from "#app/lib/toasts.ts";

type OfflineGuardProps = { toast: Toast };

/** Offline, a navigation would replace the page and lose what was typed. Blocks it and shows a toast. */
export function OfflineGuard(props: OfflineGuardProps) {
  // Mounted only while offline: with a blocker, the router logs a warning for every link within the page (#…).
  return useIsOnline() ? null : <NavigationBlock {...props} />;
}

function NavigationBlock({ toast }: OfflineGuardProps) {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    showToast(toast);
    blocker.reset();
  }, [blocker, toast]);
  return null;
}
