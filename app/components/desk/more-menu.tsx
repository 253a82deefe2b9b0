import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Fit } from "#app/components/ui/fit.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { deskFrame } from "#app/content/desk/frame.ts";
import { accountLink, type DeskScreen } from "#app/content/desk/screens.ts";
import { useCurrentScreen } from "./rail.tsx";

type MoreMenuProps = { id: string; screens: readonly DeskScreen[]; name: string; themeSwitch: ReactNode };

/** The full-screen menu on small screens. An invoker command opens it and a form closes it, so both work without JavaScript. */
export function MoreMenu({ id, screens, name, themeSwitch }: MoreMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const current = useCurrentScreen(screens);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) dialog.current?.close();
    shown.current = key;
  }, [key]);
  return (
    // The menu may be opened before hydration; it then has an `open` attribute that React did not render.
    <dialog ref={dialog} id={id} className="menu band" aria-label={deskFrame.moreLabel} suppressHydrationWarning>
      <div className="wrap top">
        <Link className="logo" to="/desk">
          {name}
        </Link>
        {themeSwitch}
        <form method="dialog">
          <button type="submit" className="burger" aria-label={deskFrame.close}>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <nav className="wrap" aria-label={deskFrame.moreLabel}>
        <ul>
          {screens.map(({ id: screen, label, to }) => (
            <li key={screen}>
              <Link to={to} aria-current={current === screen ? "page" : undefined} aria-label={label}>
                <Fit text={label.toUpperCase()} measure={4.4} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap foot acts">
        <Link className="act" to={accountLink.to}>
          {accountLink.label}
        </Link>
        <Link className="act" to={deskFrame.openSite.to}>
          {deskFrame.openSite.label}
        </Link>
      </div>
    </dialog>
  );
}
