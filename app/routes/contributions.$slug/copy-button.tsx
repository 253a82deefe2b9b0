import { type RefObject, useEffect, useState } from "react";
import { copyText } from "#app/components/ui/copy-text.ts";
import { useIsHydrated } from "#app/components/ui/hydration.ts";

const CONFIRMATION_MS = 2_000;

type CopyButtonProps = { source: RefObject<HTMLElement | null>; label: string; done: string };

/** Copies the text of an element and shows for a moment that it did. Invisible until hydrated, with its space reserved. */
export function CopyButton({ source, label, done }: CopyButtonProps) {
  const isHydrated = useIsHydrated();
  // A new object for each copy, so that copying again restarts the timer.
  const [copy, setCopy] = useState<{ isDone: true } | null>(null);
  useEffect(() => {
    if (!copy) return;
    const timer = setTimeout(() => setCopy(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [copy]);
  const onClick = async () => {
    if (source.current && (await copyText(source.current))) setCopy({ isDone: true });
  };
  return (
    <>
      <button type="button" onClick={onClick} data-live={isHydrated}>
        <span aria-hidden={copy !== null} data-shown={copy === null}>
          {label}
        </span>
        <span aria-hidden={copy === null} data-shown={copy !== null}>
          {done}
        </span>
      </button>
      <span role="status" className="sr-only">
        {copy && done}
      </span>
    </>
  );
}
