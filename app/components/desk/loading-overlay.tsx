import { useEffect, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { deskFrame } from "#app/content/desk/frame.ts";
import type { DeskScreen } from "#app/content/desk/screens.ts";
import { pendingHeading, setPendingHeading, subscribeToPendingHeading } from "./pending-heading.ts";
import { SkeletonRows } from "./skeleton-rows.tsx";

/**
 * Covers the screen while the next screen loads: after a delay, or at once if the next screen's heading is known. The old
 * screen stays mounted, so that typed text survives a failed load.
 */
export function LoadingOverlay({ screens }: { screens: readonly DeskScreen[] }) {
  const { location, formMethod } = useNavigation();
  const { pathname, key } = useLocation();
  const announced = useSyncExternalStore(subscribeToPendingHeading, pendingHeading, () => null);
  const coming = announced?.from === key ? announced : null;
  // Without this reset, the old heading would show again when the operator comes back to this page.
  useEffect(() => {
    if (announced && !coming) setPendingHeading(null);
  }, [announced, coming]);
  const next = location?.pathname ?? coming?.path;
  if (!next || formMethod || next === pathname || !next.startsWith("/desk")) return null;
  const screen = screens.findLast(({ to }) => next === to || next.startsWith(`${to}/`));
  const text = deskFrame.loading(screen?.label ?? "");
  if (coming?.path !== next) return <SkeletonRows key={next} className="arriving" text={text} />;
  return (
    <div key={next} className="arriving">
      <header className="eh">
        <div>
          <h1>{coming.title}</h1>
          <p>{coming.subtitle}</p>
        </div>
      </header>
      <SkeletonRows text={text} />
    </div>
  );
}
