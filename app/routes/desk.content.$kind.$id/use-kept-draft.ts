import { type RefObject, useCallback, useEffect, useState } from "react";
import { differsFromForm, forgetKeptDraft, type KeptDraft, readKeptDraft } from "./kept-draft.ts";

/** Offers the draft that this browser kept if the desk does not have it. Nothing is restored unasked. */
export function useKeptDraft(key: string, form: RefObject<HTMLFormElement | null>) {
  const [offer, setOffer] = useState<KeptDraft | null>(null);
  const look = useCallback(() => {
    const kept = readKeptDraft(key);
    if (!kept || !form.current) return;
    if (differsFromForm(kept, new FormData(form.current))) setOffer(kept);
    else forgetKeptDraft(key);
  }, [key, form]);
  useEffect(look, [look]);
  const close = useCallback(() => setOffer(null), []);
  return { offer, look, close };
}
