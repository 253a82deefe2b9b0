import { WordButton } from "#app/components/desk/word-button.tsx";
import { enquiryPage as words } from "#app/content/desk/enquiry.ts";
import type { PostForm } from "./post-form.ts";

/** A button that removes a note. Its caller shows it only to an operator who may remove the note. */
export function RemoveNote({ id, post }: { id: string; post: PostForm }) {
  return (
    <form
      method="post"
      className="remove"
      onSubmit={(event) => {
        event.preventDefault();
        post(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="intent" value="remove_note" />
      <input type="hidden" name="note" value={id} />
      <WordButton type="submit">{words.note.remove}</WordButton>
    </form>
  );
}
