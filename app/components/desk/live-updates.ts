import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const POLL_INTERVAL_MS = 4_000;

/** Polls while the tab is visible, and reloads the screen's data when an operator or the outbox has changed something. */
export function useLiveUpdates(version: string) {
  const { revalidate, state } = useRevalidator();

  const ask = useEffectEvent(async () => {
    if (document.visibilityState === "hidden" || state !== "idle") return;
    // Offline or signed out: the next navigation reports the problem.
    const answer = await fetch(`/desk/changes?since=${version}`, { redirect: "manual" }).catch(() => null);
    if (answer?.status === 200) await revalidate();
  });

  useEffect(() => {
    const timer = setInterval(ask, POLL_INTERVAL_MS);
    const onVisible = () => void ask();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, []);
}
