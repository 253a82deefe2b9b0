import { useEffect, useState } from "react";
import { useOwnKey } from "#app/components/desk/own-drafts.ts";

/**
 * Keeps the text of a field in this browser until it is sent: the text outlives a reload, an error and an expired session.
 * Returns the text, its setter, whether the text is kept, and `reset`, which drops the kept text and shows another one.
 */
export function useKeptText(what: string, initial: string) {
  const key = useOwnKey(what);
  const [text, setText] = useState(initial);
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    const kept = readStored(key);
    if (kept === null) return;
    setText(kept);
    setKept(true);
  }, [key]);

  const change = (next: string) => {
    setText(next);
    setKept(writeStored(key, next));
  };
  const reset = (next: string) => {
    writeStored(key, null);
    setText(next);
    setKept(false);
  };
  return { text, change, isKept, reset };
}

// Null too if the browser forbids storage.
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
