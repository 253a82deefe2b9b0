import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DeskActionResult } from "#app/enquiries/action-result.ts";

type SendKeyOptions = {
  firstKey: string;
  result: DeskActionResult | undefined;
  /** What the form holds now. */
  text: string;
  empty: () => void;
};

/**
 * The key under which a form is sent: the same for every attempt, so that its text goes out once. Once sent, the form is emptied
 * and takes a new key. Words that were typed while the text was on its way stay.
 */
export function useSendKey({ firstKey, result, text, empty }: SendKeyOptions) {
  const [key, setKey] = useState(firstKey);
  const sentText = useRef<string | null>(null);
  const { sentKey, usedKey } = result ?? {};
  const emptyIfUnchanged = useEffectEvent(() => {
    if (text === sentText.current) empty();
  });
  useEffect(() => {
    if (sentKey) emptyIfUnchanged();
    if (sentKey || usedKey) setKey(crypto.randomUUID());
  }, [sentKey, usedKey]);
  const onSubmit = () => {
    sentText.current = text;
  };
  return { key, onSubmit };
}
