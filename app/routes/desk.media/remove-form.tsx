import { Form } from "react-router";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { pictureSheetWords as words } from "#app/content/desk/media.ts";

/** Only an unused picture can be removed; the server checks its uses again. */
export function RemoveForm({ id, action, isUsed }: { id: string; action: string; isUsed: boolean }) {
  if (isUsed) return <p className="hint">{words.cannotRemove}</p>;
  return (
    <Form method="post" action={action} className="acts">
      <input type="hidden" name="picture" value={id} />
      <WordButton type="submit" name="intent" value="remove" bad>
        {words.remove}
      </WordButton>
      <span className="hint">{words.removeHint}</span>
    </Form>
  );
}
