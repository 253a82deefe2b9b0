import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * Takes files that are dropped or pasted in an area, by default the whole page. Returns whether files are dragged over the area
 * now. A paste into a field that has text too stays a paste of text.
 */
export function useIncomingFiles(onFiles: (files: File[]) => void, area?: RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  });

  useEffect(() => {
    const inside = area ? area.current : document.documentElement;
    if (!inside) return;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!inside.contains(event.relatedTarget as Node | null)) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      if (take(event.dataTransfer)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      const isInField = (event.target as Element | null)?.closest("input, textarea, select, [contenteditable]");
      const isText = isInField && event.clipboardData?.types.includes("text/plain");
      if (!isText && take(event.clipboardData)) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    inside.addEventListener("dragover", over, { signal });
    inside.addEventListener("dragleave", leave, { signal });
    inside.addEventListener("drop", drop, { signal });
    inside.addEventListener("paste", paste, { signal });
    return () => listening.abort();
  }, [area]);
  return isOver;
}

/** For a screen that takes files only in some places: a file dropped elsewhere would open in place of the screen. */
export function useBlockStrayFiles() {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    const listening = new AbortController();
    for (const type of ["dragover", "drop"] as const)
      window.addEventListener(type, refuse, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
