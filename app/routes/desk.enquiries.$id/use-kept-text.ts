import { useEffect, useState } from "react";
import { useOwnKey } from "#app/components/desk/own-drafts.ts";

/**
 * What is being written, kept in this browser until it has gone: it outlives a reload, an error and a session that runs out.
 * Returns the text, its setter, whether it is a kept draft, and what drops the kept draft and shows another text.
 */
export function useKeptText(what: string, initial: string) {
  const key = useOwnKey(what);
  const [text, setText] = useState(initial);
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    const kept = read(key);
    if (kept === null) return;
    setText(kept);
    setKept(true);
  }, [key]);

  const change = (next: string) => {
    setText(next);
    setKept(write(key, next));
  };
  const reset = (next: string) => {
    write(key, null);
    setText(next);
    setKept(false);
  };
  return { text, change, isKept, reset };
}

// A browser may forbid storage.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
