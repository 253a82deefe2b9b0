import { useLocation, useNavigation } from "react-router";
import { deskFrame } from "#app/content/desk/frame.ts";
import type { DeskScreen } from "#app/content/desk/screens.ts";
import { SkeletonRows } from "./skeleton-rows.tsx";

/** Covers a screen that is being left once the next one takes long; what was typed in it stays, should the way end there. */
export function Arriving({ screens }: { screens: readonly DeskScreen[] }) {
  const { location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  if (!location || formMethod || location.pathname === pathname || !location.pathname.startsWith("/desk")) return null;
  const screen = screens.findLast(({ to }) => location.pathname === to || location.pathname.startsWith(`${to}/`));
  return <SkeletonRows key={location.pathname} className="arriving" text={deskFrame.loading(screen?.label ?? "")} />;
}
