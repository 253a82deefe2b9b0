/** The window event that the root dispatches once the page is hydrated. */
export const HYDRATED_EVENT = "hydrated";

/**
 * Runs inline in the head, before the first paint and before any module, so it may not use anything outside itself. Applies
 * the stored theme, replays clicks made before hydration, and reloads on back and forward until the router can handle them.
 */
function beforeHydration() {
  try {
    const theme = localStorage.getItem("theme");
    if (theme === "light" || theme === "dark") {
      document.documentElement.dataset.theme = theme;
      for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
        meta.media = meta.dataset.scheme === theme ? "all" : "not all";
    }
  } catch {
    // No access to storage: use the system's theme.
  }

  const { pathname, search } = location;
  const clicked: HTMLButtonElement[] = [];
  addEventListener("click", queueClick, true);
  addEventListener("popstate", reloadOtherPage);
  addEventListener("hydrated", replayClicks, { once: true });

  function queueClick({ target }: Event) {
    const button = (target as Element).closest<HTMLButtonElement>("button[type=button]");
    const dialog = button?.getAttribute("commandfor");
    if (!dialog) return void (button && clicked.push(button));
    // Browsers run the command themselves, except Safari before 26.2.
    if (!button?.commandForElement) (document.getElementById(dialog) as HTMLDialogElement).showModal();
  }

  function reloadOtherPage() {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  }

  function replayClicks() {
    removeEventListener("click", queueClick, true);
    removeEventListener("popstate", reloadOtherPage);
    // A click makes React hydrate its section at once, but not during the commit that dispatched this event.
    queueMicrotask(() => {
      for (const button of clicked) button.click();
    });
  }
}

/** The text is the same on every page, so that the content security policy can allow it by hash. Stripped of indentation. */
export const headScript = `(${beforeHydration})()`.replace(/^\s+/gm, "");
