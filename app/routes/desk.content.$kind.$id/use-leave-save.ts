import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import { forgetKeptDraft, keepDraft } from "./kept-draft.ts";

type UnsavedForm = {
  body: FormData;
  /** Whether the form is also sent to the desk, or only kept in this browser. */
  isSent: boolean;
};

/**
 * When the page is left or closed, keeps the unsaved form in this browser and sends it. A page that is closed hears no answer,
 * and a body over 64 kB may not outlive the page: the editor then offers the kept draft when it is opened again.
 */
export function useLeaveSave(action: string, key: string, unsaved: () => UnsavedForm | null) {
  const leave = useEffectEvent(() => {
    const { body, isSent } = unsaved() ?? {};
    if (!body) return;
    keepDraft(key, body);
    if (isSent) void postForm(action, body).then((isSaved) => isSaved && forgetKeptDraft(key));
  });
  useEffect(() => {
    const listener = () => leave();
    addEventListener("pagehide", listener);
    return () => removeEventListener("pagehide", listener);
  }, []);
  // A layout effect, because the fields are still there when its cleanup runs on the way to another screen.
  useLayoutEffect(() => () => leave(), []);
}

async function postForm(action: string, body: FormData): Promise<boolean> {
  const request = { method: "POST", body, redirect: "manual", keepalive: estimatedBytes(body) < 60_000 } as const;
  return fetch(action, request).then(
    ({ ok }) => ok,
    () => false,
  );
}

function estimatedBytes(body: FormData): number {
  return new Blob([...body].map(([name, value]) => `${name}${value}`)).size * 1.2;
}
