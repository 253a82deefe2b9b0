import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

const ASK_EVERY_MS = 4_000;

/** Loads the screen again when somebody, or the outbox, has changed something. Asks only while the tab is visible. */
export function useLiveUpdates(version: string) {
  const { revalidate, state } = useRevalidator();

  const ask = useEffectEvent(async () => {
    if (document.visibilityState === "hidden" || state !== "idle") return;
    // Offline, or signed out meanwhile: the next change of page says so.
    const answer = await fetch(`/desk/changes?since=${version}`, { redirect: "manual" }).catch(() => null);
    if (answer?.status === 200) await revalidate();
  });

  useEffect(() => {
    const timer = setInterval(ask, ASK_EVERY_MS);
    const onVisible = () => void ask();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, []);
}
