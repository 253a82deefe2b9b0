import { useEffect, useState } from "react";
import { deskStates } from "#app/content/desk/screen-states.ts";

/** How long the bar stays after the connection is back. */
const BACK_ONLINE_SHOWN_MS = 4_000;

type OfflineBarProps = { isOnline: boolean; loadedAt: string; heldCount: number };

/** The bar under the header while the browser is offline and for a moment after. */
export function OfflineBar({ isOnline, loadedAt, heldCount }: OfflineBarProps) {
  const [waited, setWaited] = useState<number | null>(null);
  if (!isOnline && waited !== heldCount) setWaited(heldCount);
  useEffect(() => {
    if (!isOnline || waited === null) return;
    const timer = setTimeout(() => setWaited(null), BACK_ONLINE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isOnline, waited]);
  const { offline, back } = deskStates;
  return (
    <div role="status">
      {!isOnline && (
        <div className="bar c s-bad">
          <b>{offline.title}</b>
          <span>
            {offline.since(loadedAt)} {offline.waits(heldCount)}
          </span>
        </div>
      )}
      {isOnline && waited !== null && (
        <div className="bar c s-won">
          <b>{back.title}</b>
          <span>{back.sent(waited)}</span>
        </div>
      )}
    </div>
  );
}
