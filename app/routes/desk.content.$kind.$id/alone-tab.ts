import { editorWords as words } from "#app/content/desk/editor.ts";
import type { EditorActionResult } from "./change.server.ts";

/** Opens an empty tab, which shows the draft's page once the draft is saved. Null if the browser opens none. */
export function openDraftTab(): Window | null {
  const tab = open("", "_blank");
  if (!tab) return null;
  tab.opener = null;
  tab.document.body.textContent = words.saving;
  return tab;
}

/** Leads the tab to the page of the saved draft, or closes the tab if nothing was saved. */
export function finishDraftTab(tab: Window | null, answer: EditorActionResult) {
  if (answer.outcome === "alone") tab?.location.replace(answer.path);
  else tab?.close();
}
