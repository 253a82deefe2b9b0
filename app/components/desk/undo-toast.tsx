import { dismissToast, showToast } from "#app/lib/toasts.ts";
import { WordButton } from "./word-button.tsx";

const UNDO_SHOWN_MS = 10_000;

type UndoToast = {
  /** Says what was done: "2 moved to Spam". */
  title: string;
  text?: string;
  /** "Undo". */
  label: string;
  onUndo: () => void;
};

/** Shows a toast that says what was done, with a button that undoes it. Z presses the button. */
export function showUndoToast({ title, text = "", label, onUndo }: UndoToast) {
  const id = showToast(
    { tone: "success", title, text },
    {
      shownMs: UNDO_SHOWN_MS,
      extra: (
        <WordButton
          aria-keyshortcuts="Z"
          onClick={() => {
            dismissToast(id);
            onUndo();
          }}
        >
          {label}
        </WordButton>
      ),
    },
  );
}
