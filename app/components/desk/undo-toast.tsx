import { dismissToast, showToast } from "#app/lib/toasts.ts";
import { WordButton } from "./word-button.tsx";

const UNDO_MS = 10_000;

type UndoToast = {
  /** What was done: "2 moved to Spam". */
  title: string;
  text?: string;
  /** "Undo". */
  label: string;
  onUndo: () => void;
};

/** Says what was done, and offers the way back for ten seconds: by its button or with Z. */
export function showUndo({ title, text = "", label, onUndo }: UndoToast) {
  const id = showToast(
    { tone: "success", title, text },
    {
      shownMs: UNDO_MS,
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
