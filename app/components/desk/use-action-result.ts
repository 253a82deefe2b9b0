import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { actionResultWords } from "#app/content/desk/enquiries.ts";
import { showToast } from "#app/lib/toasts.ts";
import { showUndoToast } from "./undo-toast.tsx";

type ActionResult = { title: string; text: string; isError: boolean; undo: string[]; conflict: unknown };

/** Shows a toast that says what an action did, with a button that undoes it. A conflict has its own dialog instead. */
export function useActionResult(result: ActionResult | undefined, onDone?: () => void) {
  const { submit } = useUndo();
  const say = useEffectEvent(({ title, text, isError, undo, conflict }: ActionResult) => {
    if (!isError) onDone?.();
    if (conflict || !title) return;
    if (undo.length === 0) return void showToast({ title, text, tone: isError ? "error" : "success" });
    showUndoToast({
      title,
      text,
      label: actionResultWords.undo,
      onUndo: () => void submit(undoFields(undo), undoPost),
    });
  });
  useEffect(() => {
    if (result) say(result);
  }, [result]);
}

/** The fetcher that posts every undo. The desk's frame shows its answer, since the operator may have left the screen by then. */
export function useUndo() {
  return useFetcher<ActionResult>({ key: "undo" });
}

// The address is fixed, because a fetcher without one posts to whichever screen is open.
const undoPost = { method: "post", action: "/desk/enquiries", flushSync: true } as const;

function undoFields(events: readonly string[]): FormData {
  const fields = new FormData();
  fields.set("intent", "undo");
  for (const event of events) fields.append("event", event);
  return fields;
}
