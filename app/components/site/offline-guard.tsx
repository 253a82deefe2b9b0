import { useEffect } from "react";
import { useBlocker } from "react-router";
import { useIsOnline } from "#app/components/ui/online.ts";
import type { Toast } from "#app/lib/form-protocol.ts";
import { showToast } from "#app/lib/toasts.ts";

type Props = { toast: Toast };

/** Offline, a link would replace the page, and what was typed in it, with an error screen: stay and say why. */
export function OfflineGuard(props: Props) {
  // Not a blocker that lets everything pass: the router warns of each step inside a page while there is one.
  return useIsOnline() ? null : <Block {...props} />;
}

function Block({ toast }: Props) {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    showToast(toast);
    blocker.reset();
  }, [blocker, toast]);
  return null;
}
