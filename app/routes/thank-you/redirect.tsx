import { type RefObject, useEffect, useRef, useState } from "react";
import { Link, SamePageLink } from "#app/components/ui/link.tsx";
import { useMotionPause } from "#app/components/ui/motion.ts";
import { useIsVisible } from "#app/components/ui/visibility.ts";
import type { LinkData } from "#app/lib/link.ts";

type RedirectProps = {
  redirecting: string;
  progressLabel: string;
  redirectMs: number;
  now: LinkData;
  stay: string;
  staying: string;
  isAskedToStay: boolean;
};

/** The way home, made visible: a box fills with ink until the page goes. For who stays it is full, and says so.
 *  It waits for who looks at another tab, and who has stopped what moves by itself stays. */
export function Redirect({ redirecting, progressLabel, redirectMs, now, stay, staying, isAskedToStay }: RedirectProps) {
  const [isPaused] = useMotionPause();
  const isStaying = isAskedToStay || isPaused;
  const isRunning = useRedirect(now.to, redirectMs, useIsVisible() && !isStaying);
  const goNow = useRef<HTMLAnchorElement>(null);
  useFocusOnceAsked(goNow, isAskedToStay);
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

/** Replaces this page, so that the way back does not lead into the redirect again. */
function useRedirect(to: string, ms: number, isOn: boolean): boolean {
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => {
    setIsRunning(isOn);
    if (!isOn) return;
    const timer = setTimeout(() => window.location.replace(to), ms);
    return () => clearTimeout(timer);
  }, [to, ms, isOn]);
  return isRunning;
}

// The link that was pressed is gone; the next one takes the focus.
function useFocusOnceAsked(link: RefObject<HTMLAnchorElement | null>, isAsked: boolean): void {
  const was = useRef(isAsked);
  useEffect(() => {
    if (isAsked && !was.current) link.current?.focus();
    was.current = isAsked;
  }, [link, isAsked]);
}
