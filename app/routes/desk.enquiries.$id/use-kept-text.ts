import { useEffect, useState } from "react";
import { readOwnDraft, useDraftKey, writeOwnDraft } from "#app/components/desk/own-drafts.ts";

/**
 * Keeps the text of a field in this browser until it is sent: the text outlives a reload, an error and an expired session.
 * Returns the text, its setter, whether the text is kept, and `reset`, which drops the kept text and shows another one.
 */
export function useKeptText(what: string, initial: string) {
  const key = useDraftKey(what);
  const [text, setText] = useState(initial);
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    const kept = readOwnDraft(key);
    if (kept === null) return;
    setText(kept);
    setKept(true);
  }, [key]);

  const change = (next: string) => {
    setText(next);
    setKept(writeOwnDraft(key, next));
  };
  const reset = (next: string) => {
    writeOwnDraft(key, null);
    setText(next);
    setKept(false);
  };
  return { text, change, isKept, reset };
}
