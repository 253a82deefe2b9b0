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

/** Shows the saved page in the tab, or closes it if there is none. */
export function finishTab(tab: Window | null, answer: EditorActionResult) {
  if (answer.outcome === "alone") tab?.location.replace(answer.path);
  else tab?.close();
}
