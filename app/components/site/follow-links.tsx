import { useEffect, useRef, useState } from "react";
import { PrefetchPageLinks, useLocation, useNavigate } from "react-router";
import { isPlainClick } from "#app/components/ui/link.tsx";
import { wantsReducedMotion } from "#app/components/ui/motion.ts";

const INTENT_MS = 100;

/** Links to our own pages are plain anchors. This follows them, and fetches a page ahead when its link is pointed at. */
export function FollowLinks() {
  useArrival();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string>();

  useEffect(() => {
    let pointed: HTMLAnchorElement | null = null;
    let timer = 0;

    function follow(event: MouseEvent) {
      const link = pageLink(event);
      // Without a line the browser says so, and has what was typed here after a step back.
      if (!link || link.target || event.defaultPrevented || !isPlainClick(event) || !navigator.onLine) return;
      event.preventDefault();
      const to = link.pathname + link.search + link.hash;
      const { stay } = link.dataset;
      const isStaying = stay !== undefined;
      void navigate(to, {
        replace: stay === "replace" || to === location.pathname + location.search + location.hash,
        viewTransition: !isStaying && !wantsReducedMotion() && "startViewTransition" in document,
        preventScrollReset: isStaying,
      });
    }

    function point(event: Event) {
      const link = pageLink(event);
      if (link === pointed) return;
      pointed = link;
      clearTimeout(timer);
      if (!link) return setAhead(undefined);
      timer = window.setTimeout(setAhead, event.type === "touchstart" ? 0 : INTENT_MS, link.pathname + link.search);
    }

    document.addEventListener("click", follow);
    addEventListener("unhandledrejection", allowSkipped);
    for (const intent of intents) document.addEventListener(intent, point, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener("click", follow);
      removeEventListener("unhandledrejection", allowSkipped);
      for (const intent of intents) document.removeEventListener(intent, point);
    };
  }, [navigate]);

  return ahead && <PrefetchPageLinks page={ahead} />;
}

/** On another page the focus is on its title, which is read out; a link within it has said where to go. */
function useArrival() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const title = document.querySelector("h1");
    if (!title || hash) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [pathname, hash]);
}

const intents = ["mouseover", "focusin", "touchstart"];

function pageLink({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-discover]") : null;
}

// A change of page that the next one cuts short: the router skips it, and the browser takes that for an error.
function allowSkipped(event: PromiseRejectionEvent) {
  const { name, message } = event.reason ?? {};
  if (name === "AbortError" && /transition/i.test(message)) event.preventDefault();
}
