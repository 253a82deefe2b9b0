import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ThemeSwitch } from "#app/components/document/theme-switch.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Fit } from "#app/components/ui/fit.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { ariaCurrent, type HeaderProps } from "./navigation.ts";
import { Wordmark } from "./wordmark.tsx";

const MENU_ID = "menu";
/** Matches screens wider than `--large-tablet` in app/styles/breakpoints.css. */
const WIDE_QUERY = "(width >= 64rem)";

/** The hamburger and its full-screen menu. An invoker command opens it and a form closes it, so both work without JavaScript. */
export function Menu({ name, links, contact, words }: HeaderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const isOpen = useIsOpen(dialog);
  useCloseOnNavigation(dialog);
  useCloseWhenWide(dialog);
  const close = () => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        className="burger"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-controls={MENU_ID}
        aria-expanded={isOpen}
        command="show-modal"
        commandfor={MENU_ID}
        onClick={(event) => {
          event.preventDefault();
          showThenMakeModal(dialog.current, event.currentTarget);
        }}
      >
        <Icon name="menu" />
      </button>
      {/* The menu may be opened before hydration; it then has an `open` attribute that React did not render. */}
      <dialog ref={dialog} id={MENU_ID} className="menu band" aria-label={words.mainLabel} suppressHydrationWarning>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the controls are the links inside */}
        <div className="contents" onClick={(event) => (event.target as Element).closest("a") && close()}>
          <div className="wrap top">
            <Wordmark name={name} />
            <ThemeSwitch label={words.theme} />
            <form method="dialog">
              <button type="submit" className="burger" aria-label={words.closeMenu}>
                <Icon name="close" />
              </button>
            </form>
          </div>
          <nav className="wrap" aria-label={words.mainLabel}>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} aria-current={ariaCurrent(link, pathname)} aria-label={link.label}>
                    <Fit text={link.label.toUpperCase()} measure={4.4} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className="wrap foot">
            <ButtonLink to={contact.to} wide>
              {contact.label}
            </ButtonLink>
          </div>
        </div>
      </dialog>
    </>
  );
}

// `showModal` recalculates the style of the whole page, which takes a phone a quarter of a second. So the menu is shown first
// and becomes modal after that frame.
function showThenMakeModal(dialog: HTMLDialogElement | null, opener: HTMLElement): void {
  if (!dialog || dialog.open) return;
  dialog.show();
  requestAnimationFrame(() =>
    setTimeout(() => {
      const isShownOnly = dialog.isConnected && dialog.open && !dialog.matches(":modal");
      if (!isShownOnly) return;
      dialog.open = false;
      // A closing dialog returns the focus to the element that has it when `showModal` runs.
      opener.focus({ preventScroll: true });
      dialog.showModal();
    }),
  );
}

// Watches the attribute, because older browsers fire no event when a dialog opens.
function useIsOpen(dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const sync = () => setIsOpen(element.open);
    sync();
    const observer = new MutationObserver(sync);
    observer.observe(element, { attributeFilter: ["open"] });
    return () => observer.disconnect();
  }, [dialog]);
  return isOpen;
}

function useCloseOnNavigation(dialog: RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current !== key) dialog.current?.close();
    shown.current = key;
  }, [dialog, key]);
}

function useCloseWhenWide(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const wide = window.matchMedia(WIDE_QUERY);
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [dialog]);
}
