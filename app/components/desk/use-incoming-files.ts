import { useEffect, useEffectEvent, useState } from "react";

/** Files that are dropped anywhere on the page, or pasted outside a field. True while some are held over it. */
export function useIncomingFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    if (files.length > 0) onFiles(files);
  });

  useEffect(() => {
    const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files");
    // Without these, a browser leaves the page for the dropped file.
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => {
      const isInField = (event.target as Element | null)?.closest("input, textarea, select, [contenteditable]");
      if (!isInField) take(event.clipboardData);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("dragover", over, { signal });
    window.addEventListener("dragleave", leave, { signal });
    window.addEventListener("drop", drop, { signal });
    document.addEventListener("paste", paste, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
