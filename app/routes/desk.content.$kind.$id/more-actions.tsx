import { Form } from "react-router";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import type { EditorData } from "./editor.server.ts";
import { RECORD_FORM_ID } from "./form-ids.ts";
import { closePopover, focusFirstControl } from "./popover.ts";

/** A popover of less frequent actions: share, duplicate, archive, delete. */
export function MoreActions({ editor }: { editor: EditorData }) {
  const { share, duplicate, archive, delete: remove } = words.buttons;
  return (
    <>
      <Button variant="line" icon={null} popoverTarget="more-actions">
        {words.more}
      </Button>
      <div id="more-actions" popover="auto" className="more-actions" onToggle={focusFirstControl}>
        {editor.publicPath && (
          <a className="act" href={editor.publicPath} target="_blank" rel="noreferrer">
            {words.onSite}
          </a>
        )}
        {editor.isDraft && <RecordFormButton intent="share">{share}</RecordFormButton>}
        <RecordFormButton intent="duplicate">{duplicate}</RecordFormButton>
        {editor.isArchivable && <WordButton popoverTarget="archive">{archive}</WordButton>}
        {editor.isDeletable && (
          <WordButton bad popoverTarget="delete">
            {remove}
          </WordButton>
        )}
      </div>
      {editor.isArchivable && (
        <QuestionPopover
          intent="archive"
          title={words.archive.title(editor.title)}
          words={words.archive}
          action={archive}
        />
      )}
      {editor.isDeletable && (
        <QuestionPopover
          intent="delete"
          title={words.delete.title(editor.title)}
          words={words.delete}
          action={remove}
        />
      )}
    </>
  );
}

function RecordFormButton({ intent, children }: { intent: string; children: string }) {
  return (
    <WordButton type="submit" form={RECORD_FORM_ID} name="intent" value={intent} onClick={closePopover}>
      {children}
    </WordButton>
  );
}

type QuestionPopoverProps = { intent: string; title: string; words: { text: string; keep: string }; action: string };

/** Asks before a record is archived or deleted, and says what is lost. The safe answer comes first. */
function QuestionPopover({ intent, title, words, action }: QuestionPopoverProps) {
  return (
    <div
      id={intent}
      popover="auto"
      className="dlg s-bad"
      role="alertdialog"
      aria-labelledby={`${intent}-title`}
      onToggle={focusFirstControl}
    >
      <h2 id={`${intent}-title`}>{title}</h2>
      <p>{words.text}</p>
      <Form method="post" className="acts">
        <Button variant="line" icon={null} popoverTarget={intent} popoverTargetAction="hide">
          {words.keep}
        </Button>
        <Button type="submit" name="intent" value={intent} className="bad" fill="orange">
          {action}
        </Button>
      </Form>
    </div>
  );
}
