import { ConflictChoices } from "#app/components/desk/field-conflict.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { editorWords } from "#app/content/desk/editor.ts";
import type { Conflict } from "./change.server.ts";

/** Asks in the page what the conflict dialog asks: without JavaScript, and once the dialog is closed. Part of the record's form. */
export function ConflictChoice({ conflict }: { conflict: Conflict }) {
  const { text, mine } = editorWords.conflict;
  return (
    <section className="prob clash" aria-labelledby="conflict-title">
      <h2 id="conflict-title">{conflict.title}</h2>
      <p>{text}</p>
      <ConflictChoices clashes={conflict.clashes} mine={mine} theirs={conflict.theirs} />
      <div className="acts">
        <Button type="submit" name="intent" value="save">
          {conflict.save}
        </Button>
      </div>
    </section>
  );
}
