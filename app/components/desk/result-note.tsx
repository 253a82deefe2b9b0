import { actionResultWords } from "#app/content/desk/enquiries.ts";
import { markClass } from "./state-mark.tsx";
import { WordButton } from "./word-button.tsx";

type ActionResult = { title: string; text: string; isError: boolean; undo: readonly string[] };

/** For a post without JavaScript: says what it did, with a button that undoes it. Rendered inside a form. */
export function ResultNote({ result: { title, text, isError, undo } }: { result: ActionResult }) {
  if (!title) return null;
  return (
    <div className={`bar c ${markClass(isError ? "trouble" : "done")}`} role={isError ? "alert" : "status"}>
      <b>{title}</b>
      <span>{text}</span>
      {undo.map((event) => (
        <input key={event} type="hidden" name="event" value={event} />
      ))}
      {undo.length > 0 && (
        <WordButton type="submit" name="intent" value="undo">
          {actionResultWords.undo}
        </WordButton>
      )}
    </div>
  );
}
