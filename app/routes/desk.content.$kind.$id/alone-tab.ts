import { editorWords as words } from "#app/content/desk/editor.ts";
import type { EditorActionResult } from "./change.server.ts";

/** An empty tab for the page that a save is to answer with. Null if the browser opens none. */
export function openTab(): Window | null {
  const tab = open("", "_blank");
  if (!tab) return null;
  tab.opener = null;
  tab.document.body.textContent = words.saving;
  return tab;
}

/** Leads the tab to the page of the saved draft, or closes the tab if nothing was saved. */
export function finishTab(tab: Window | null, answer: EditorActionResult) {
  if (answer.outcome === "alone") tab?.location.replace(answer.path);
  else tab?.close();
}
