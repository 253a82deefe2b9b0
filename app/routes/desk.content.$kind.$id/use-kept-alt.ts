import { useEffect, useState } from "react";
import { readOwnDraft, useDraftKey, writeOwnDraft } from "#app/components/desk/own-drafts.ts";
import type { EditorPicture } from "./editor-pictures.server.ts";

/** Keeps a picture's typed alt text in this browser until the library has it: the text outlives a reload and fields that are filled again. */
export function useKeptAlt(path: string, saved: EditorPicture) {
  const key = useDraftKey(`alt of ${path}`);
  const [typed, setTyped] = useState<EditorPicture | null>(null);
  const shown = typed ?? saved;
  const isChanged = altOf(shown) !== altOf(saved) || shown.isDecorative !== saved.isDecorative;
  const isSaved = typed !== null && !isChanged;

  useEffect(() => setTyped(parseAlt(readOwnDraft(key))), [key]);
  useEffect(() => {
    if (isSaved) writeOwnDraft(key, null);
  }, [key, isSaved]);

  const change = (changes: Partial<EditorPicture>) => {
    const next = { ...shown, ...changes };
    writeOwnDraft(key, JSON.stringify(next));
    setTyped(next);
  };
  return { ...shown, isChanged, change };
}

/** As the desk stores the text. */
function altOf({ alt, isDecorative }: EditorPicture): string {
  return isDecorative ? "" : alt.replaceAll(/\s+/g, " ").trim();
}

function parseAlt(kept: string | null): EditorPicture | null {
  try {
    return JSON.parse(kept ?? "null");
  } catch {
    return null;
  }
}
