import type { MouseEvent } from "react";
import { type LinkProps, useNavigate } from "react-router";
import { SamePageLink } from "#app/components/ui/link.tsx";

/**
 * A link to another view of the same list. It shows the choice in the frame of the click; the router itself would show it only
 * when it has time, on a slow machine a third of a second later.
 */
export function ViewLink({ to, ...props }: LinkProps) {
  const navigate = useNavigate();
  const showAtOnce = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (!isPlain) return;
    event.preventDefault();
    void navigate(to, { flushSync: true, preventScrollReset: true });
  };
  return <SamePageLink to={to} onClick={showAtOnce} {...props} />;
}
