import { type RefObject, useEffect, useRef, useState } from "react";
import { Link, SamePageLink } from "#app/components/ui/link.tsx";
import { useMotionPause } from "#app/components/ui/motion.ts";
import { useIsVisible } from "#app/components/ui/visibility.ts";
import type { LinkData } from "#app/lib/link.ts";

type HomeRedirectProps = {
  redirecting: string;
  progressLabel: string;
  redirectMs: number;
  now: LinkData;
  stay: string;
  staying: string;
  hasChosenToStay: boolean;
};

/** A progress bar until the redirect to home; full when the visitor stays on the page. The redirect waits while the tab is in the
 *  background, and does not redirect visitors who paused motion. */
export function HomeRedirect({
  redirecting,
  progressLabel,
  redirectMs,
  now,
  stay,
  staying,
  hasChosenToStay,
}: HomeRedirectProps) {
  const [isPaused] = useMotionPause();
  const isStaying = hasChosenToStay || isPaused;
  const isRunning = useTimedRedirect(now.to, redirectMs, useIsVisible() && !isStaying);
  const goNow = useRef<HTMLAnchorElement>(null);
  useFocusAfterStay(goNow, hasChosenToStay);
  return (
    <div className="wrap redirect">
      {isStaying ? (
        <p className="box">{staying}</p>
      ) : (
        <>
          <noscript>
            <meta httpEquiv="refresh" content={`${redirectMs / 1000};url=${now.to}`} />
          </noscript>
          <div className="box" role="progressbar" aria-label={progressLabel} style={{ "--time": `${redirectMs}ms` }}>
            <i data-running={isRunning || undefined} />
          </div>
        </>
      )}
      <div className="foot">
        {!isStaying && <p>{redirecting}</p>}
        <div>
          {!isStaying && (
            <SamePageLink to="?stay" replace>
              {stay}
            </SamePageLink>
          )}
          <Link to={now.to} ref={goNow}>
            {now.label}
          </Link>
        </div>
      </div>
    </div>
  );
}

/** Replaces this page in the history, so that the back button does not return to the redirect. */
function useTimedRedirect(to: string, ms: number, isOn: boolean): boolean {
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => {
    setIsRunning(isOn);
    if (!isOn) return;
    const timer = setTimeout(() => window.location.replace(to), ms);
    return () => clearTimeout(timer);
  }, [to, ms, isOn]);
  return isRunning;
}

// The clicked link disappears, so the focus moves to the link that remains.
function useFocusAfterStay(link: RefObject<HTMLAnchorElement | null>, isAsked: boolean): void {
  const wasAsked = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !wasAsked.current) link.current?.focus();
    wasAsked.current = isAsked;
  }, [link, isAsked]);
}
