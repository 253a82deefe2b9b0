/** The event that the root dispatches once React has taken over the page. */
export const HYDRATED = "hydrated";

/**
 * Runs in the head, before the first paint and before any module, so it uses nothing from outside itself. Shows the remembered
 * theme, keeps clicks that only React can answer until React is there, and loads the page that a step back leads to.
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
    // Storage is closed to us: the system's theme it is.
  }

  const { pathname, search } = location;
  const pressed: HTMLButtonElement[] = [];
  addEventListener("click", keep, true);
  addEventListener("popstate", loadOther);
  addEventListener("hydrated", replay, { once: true });

  function keep({ target }: Event) {
    const button = (target as Element).closest<HTMLButtonElement>("button[type=button]");
    const dialog = button?.getAttribute("commandfor");
    if (!dialog) return void (button && pressed.push(button));
    // The browser carries out the command itself, except Safari before 26.2.
    if (!button?.commandForElement) (document.getElementById(dialog) as HTMLDialogElement).showModal();
  }

  function loadOther() {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  }

  function replay() {
    removeEventListener("click", keep, true);
    removeEventListener("popstate", loadOther);
    // React hydrates the section of a clicked button on the spot, but not in the middle of the commit that told us.
    queueMicrotask(() => {
      for (const button of pressed) button.click();
    });
  }
}

/** Always the same text, so that a policy can allow it by hash. */
export const headScript = `(${beforeHydration})()`;
