import { useEffect, useEffectEvent, useLayoutEffect } from "react";

/** Sends what is not saved yet when the page is left, hidden or closed. */
export function useLeaveSave(action: string, unsaved: () => FormData | null) {
  const leave = useEffectEvent(() => {
    const body = unsaved();
    // Bodies over 64 kB may not outlive the page; the request then runs as far as it gets.
    if (body) fetch(action, { method: "POST", body, keepalive: sizeOf(body) < 60_000 }).catch(() => {});
  });
  useEffect(() => {
    const listener = () => leave();
    addEventListener("pagehide", listener);
    return () => removeEventListener("pagehide", listener);
  }, []);
  // Another screen of the desk: the fields are still there.
  useLayoutEffect(() => () => leave(), []);
}

function sizeOf(body: FormData): number {
  return new Blob([...body].map(([name, value]) => `${name}${value}`)).size * 1.2;
}
