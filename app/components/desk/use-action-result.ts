import { useEffect, useEffectEvent } from "react";
import { actionResultWords } from "#app/content/desk/enquiries.ts";
import { showToast } from "#app/lib/toasts.ts";
import { showUndo } from "./undo-toast.tsx";

type ActionResult = { title: string; text: string; isError: boolean; undo: string[]; conflict: unknown };

/** Says what an action did, and offers the way back. A conflict has a dialog of its own. */
export function useActionResult(
  result: ActionResult | undefined,
  post: (fields: FormData) => void,
  onDone?: () => void,
) {
  const say = useEffectEvent(({ title, text, isError, undo, conflict }: ActionResult) => {
    if (!isError) onDone?.();
    if (conflict || !title) return;
    if (undo.length === 0) return void showToast({ title, text, tone: isError ? "error" : "success" });
    showUndo({ title, text, label: actionResultWords.undo, onUndo: () => post(undoFields(undo)) });
  });
  useEffect(() => {
    if (result) say(result);
  }, [result]);
}

function undoFields(events: readonly string[]): FormData {
  const fields = new FormData();
  fields.set("intent", "undo");
  for (const event of events) fields.append("event", event);
  return fields;
}
