import { useFetcher } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { useActionResult } from "#app/components/desk/use-action-result.ts";
import { Button } from "#app/components/ui/button.tsx";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import type { DeskActionResult } from "#app/enquiries/action-result.ts";
import { useKeptText } from "./use-kept-text.ts";
import { useSendKey } from "./use-send-key.ts";

const words = enquiryPage.note;

type NoteFormProps = { enquiryId: string; noteId: string; result: DeskActionResult | null };

export function NoteForm({ enquiryId, noteId, result }: NoteFormProps) {
  const fetcher = useFetcher<DeskActionResult>();
  const latest = fetcher.data ?? result;
  const note = useKeptText(`note on ${enquiryId}`, latest?.values.note ?? "");
  const { key, onSubmit } = useSendKey({
    firstKey: noteId,
    result: fetcher.data,
    text: note.text,
    empty: () => note.reset(""),
  });
  useActionResult(fetcher.data);
  const isAdding = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" className="in" aria-label={words.tab} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="key" value={key} />
      <Field
        as="textarea"
        label={words.label}
        name="text"
        rows={5}
        hint={words.hint}
        value={note.text}
        onChange={({ target }) => note.change(target.value)}
        error={latest?.errors.note}
      />
      <div className="go">
        <Button type="submit" variant="line" icon={null} pending={isAdding} aria-keyshortcuts="Control+Enter">
          {isAdding ? words.adding : words.add}
        </Button>
      </div>
    </fetcher.Form>
  );
}
