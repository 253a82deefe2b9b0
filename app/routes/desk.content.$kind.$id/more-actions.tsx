import { Form } from "react-router";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import type { EditorData } from "./editor.server.ts";
import { FORM } from "./form-ids.ts";
import { closePopover, focusFirst } from "./popover.ts";

/** What is done less often: share, duplicate, archive, delete. */
export function MoreActions({ editor }: { editor: EditorData }) {
  const { share, duplicate, archive, delete: remove } = words.buttons;
  return (
    <>
      <Button variant="line" icon={null} popoverTarget="more-actions">
        {words.more}
      </Button>
      <div id="more-actions" popover="auto" className="more-actions" onToggle={focusFirst}>
        {editor.publicPath && (
          <a className="act" href={editor.publicPath} target="_blank" rel="noreferrer">
            {words.onSite}
          </a>
        )}
        {editor.isDraft && <FormButton intent="share">{share}</FormButton>}
        <FormButton intent="duplicate">{duplicate}</FormButton>
        {editor.isArchivable && <WordButton popoverTarget="archive">{archive}</WordButton>}
        {editor.isDeletable && (
          <WordButton bad popoverTarget="delete">
            {remove}
          </WordButton>
        )}
      </div>
      {editor.isArchivable && (
        <Question intent="archive" title={words.archive.title(editor.title)} words={words.archive} action={archive} />
      )}
      {editor.isDeletable && (
        <Question intent="delete" title={words.delete.title(editor.title)} words={words.delete} action={remove} />
      )}
    </>
  );
}

function FormButton({ intent, children }: { intent: string; children: string }) {
  return (
    <WordButton type="submit" form={FORM} name="intent" value={intent} onClick={closePopover}>
      {children}
    </WordButton>
  );
}

type QuestionProps = { intent: string; title: string; words: { text: string; keep: string }; action: string };

/** Says what goes and what stays. The safe answer comes first. */
function Question({ intent, title, words, action }: QuestionProps) {
  return (
    <div
      id={intent}
      popover="auto"
      className="dlg s-bad"
      role="alertdialog"
      aria-labelledby={`${intent}-title`}
      onToggle={focusFirst}
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
