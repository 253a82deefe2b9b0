import { useLocation, useNavigation } from "react-router";
import { deskFrame } from "#app/content/desk/frame.ts";
import type { DeskScreen } from "#app/content/desk/screens.ts";
import { SkeletonRows } from "./skeleton-rows.tsx";

/**
 * Shown over a screen when the next one loads slowly. The old screen stays mounted, so that nothing typed is lost if the
 * load fails.
 */
export function Arriving({ screens }: { screens: readonly DeskScreen[] }) {
  const { location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  if (!location || formMethod || location.pathname === pathname || !location.pathname.startsWith("/desk")) return null;
  const screen = screens.findLast(({ to }) => location.pathname === to || location.pathname.startsWith(`${to}/`));
  return <SkeletonRows key={location.pathname} className="arriving" text={deskFrame.loading(screen?.label ?? "")} />;
}
