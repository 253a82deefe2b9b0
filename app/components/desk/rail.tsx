import { useLocation } from "react-router";
import { Link } from "#app/components/ui/link.tsx";
import { deskFrame } from "#app/content/desk/frame.ts";
import { type DeskScreen, type ScreenId, thumbScreens } from "#app/content/desk/screens.ts";

/** For each screen, how many items wait for an operator. */
export type WaitingCounts = Partial<Record<ScreenId, number>>;

type RailProps = { screens: readonly DeskScreen[]; counts: WaitingCounts; onAllKeys: () => void };

/** The links to the screens, down the left edge. The block after the current one contains its count. */
export function Rail({ screens, counts, onAllKeys }: RailProps) {
  const current = useCurrentScreen(screens);
  return (
    <nav className="rail" aria-label={deskFrame.railLabel}>
      <ul>
        {screens.map(({ id, label, to, begins }) => (
          <li key={id} className={begins ? "gap" : undefined}>
            <Link to={to} aria-current={current === id ? "page" : undefined}>
              {label}
              <WaitingCount count={counts[id]} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="ft">
        <button type="button" onClick={onAllKeys}>
          <kbd>?</kbd> {deskFrame.allKeys}
        </button>
      </div>
    </nav>
  );
}

/** The bar of links at the lower edge of small screens. */
export function ThumbTabs({ screens, menuId }: { screens: readonly DeskScreen[]; menuId: string }) {
  const current = useCurrentScreen(screens);
  const isElsewhere = current !== undefined && !thumbScreens.includes(current);
  return (
    <nav className="thumb-tabs" aria-label={deskFrame.thumbLabel}>
      {screens
        .filter(({ id }) => thumbScreens.includes(id))
        .map(({ id, label, to }) => (
          <Link key={id} to={to} aria-current={current === id ? "page" : undefined}>
            {label}
          </Link>
        ))}
      <button
        type="button"
        command="show-modal"
        commandfor={menuId}
        aria-haspopup="dialog"
        aria-current={isElsewhere ? "true" : undefined}
      >
        {deskFrame.more}
      </button>
    </nav>
  );
}

function WaitingCount({ count = 0 }: { count?: number }) {
  return (
    <i>
      {count > 0 && (
        <>
          {count}
          <span className="sr-only"> {deskFrame.waiting}</span>
        </>
      )}
    </i>
  );
}

/** Today is current only at /desk; any other screen also at addresses below its own. */
export function useCurrentScreen(screens: readonly DeskScreen[]): ScreenId | undefined {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, "");
  return screens.find(({ id, to }) => path === to || (id !== "today" && path.startsWith(`${to}/`)))?.id;
}
