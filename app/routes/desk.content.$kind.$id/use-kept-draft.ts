import { type RefObject, useCallback, useEffect, useState } from "react";
import { forgetKept, isDifferent, type KeptDraft, readKept } from "./kept-draft.ts";

/** What this browser kept of an earlier visit and the desk does not have: offered once, and never taken up unasked. */
export function useKeptDraft(key: string, form: RefObject<HTMLFormElement | null>) {
  const [offer, setOffer] = useState<KeptDraft | null>(null);
  const look = useCallback(() => {
    const kept = readKept(key);
    if (!kept || !form.current) return;
    if (isDifferent(kept, new FormData(form.current))) setOffer(kept);
    else forgetKept(key);
  }, [key, form]);
  useEffect(look, [look]);
  const close = useCallback(() => setOffer(null), []);
  return { offer, look, close };
}
