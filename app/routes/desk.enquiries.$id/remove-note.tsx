import { WordButton } from "#app/components/desk/word-button.tsx";
import { enquiryPage as words } from "#app/content/desk/enquiry.ts";
import type { EnquiryFetcher } from "./head.tsx";

/** For who may take back a note. */
export function RemoveNote({ id, fetcher }: { id: string; fetcher: EnquiryFetcher }) {
  return (
    <form
      method="post"
      className="remove"
      onSubmit={(event) => {
        event.preventDefault();
        void fetcher.submit(new FormData(event.currentTarget), { method: "post" });
      }}
    >
      <input type="hidden" name="intent" value="remove_note" />
      <input type="hidden" name="note" value={id} />
      <WordButton type="submit">{words.note.remove}</WordButton>
    </form>
  );
}
