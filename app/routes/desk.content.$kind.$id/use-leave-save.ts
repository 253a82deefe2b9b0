import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { forgetKept, keep } from "./kept-draft.ts";

type Unsaved = {
  body: FormData;
  /** Whether the desk can take it now, or this browser alone. */
  isSent: boolean;
};

/**
 * When the page is left, hidden or closed, what is not saved yet is kept in this browser and sent. Whoever closes the page
 * hears no answer, and a body over 64 kB may not outlive it: then the editor finds what was kept when it is opened again.
 */
export function useLeaveSave(action: string, key: string, unsaved: () => Unsaved | null) {
  const leave = useEffectEvent(() => {
    const { body, isSent } = unsaved() ?? {};
    if (!body) return;
    keep(key, body);
    if (isSent) void post(action, body).then((isSaved) => isSaved && forgetKept(key));
  });
  useEffect(() => {
    const listener = () => leave();
    addEventListener("pagehide", listener);
    return () => removeEventListener("pagehide", listener);
  }, []);
  // Another screen of the desk: the fields are still there.
  useLayoutEffect(() => () => leave(), []);
}

async function post(action: string, body: FormData): Promise<boolean> {
  const request = { method: "POST", body, redirect: "manual", keepalive: sizeOf(body) < 60_000 } as const;
  return fetch(action, request).then(
    ({ ok }) => ok,
    () => false,
  );
}

function sizeOf(body: FormData): number {
  return new Blob([...body].map(([name, value]) => `${name}${value}`)).size * 1.2;
}
