import { useRef, useState } from "react";
import { Form } from "react-router";
import { FieldConflictDialog } from "#app/components/desk/field-conflict.tsx";
import { useBlockStrayFiles } from "#app/components/desk/use-incoming-files.ts";
import { editorWords as words } from "#app/content/desk/editor.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import type { Conflict, EditorActionResult } from "./change.server.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import type { EditorData } from "./editor.server.ts";
import { EditorBar } from "./editor-bar.tsx";
import { RECORD_FORM_ID } from "./form-ids.ts";
import { KeptBar } from "./kept-bar.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PublishProblems } from "./problems.tsx";
import { RecordFields } from "./record-fields.tsx";
import { SharedLink } from "./shared-link.tsx";
import { useDraft } from "./use-draft.ts";

type EditorProps = {
  kind: Kind;
  editor: EditorData;
  /** The result of a post without JavaScript. */
  posted?: EditorActionResult;
};

/** The record's fields on the left, a preview of its page on the right. */
export function Editor({ kind, editor, posted }: EditorProps) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, editor, posted);
  useBlockStrayFiles();
  const { answer, seed } = draft;
  const conflict = answer?.outcome === "conflict" ? answer.conflict : null;
  const [closed, setClosed] = useState<Conflict | null>(null);
  const isAsked = draft.hasScript && conflict !== closed;
  const { problems } = editor;
  return (
    <div data-record={editor.id} data-state={editor.state}>
      <EditorBar kind={kind} editor={editor} draft={draft} />
      {draft.kept && <KeptBar {...draft.kept} />}
      {answer?.outcome === "shared" && <SharedLink {...answer} origin={editor.origin} />}
      <div className="sw2">
        <div className="seg" role="radiogroup" aria-label={words.show}>
          <label>
            <input className="sr-only" type="radio" name="shown" defaultChecked />
            {words.fields}
          </label>
          <label>
            <input className="sr-only" type="radio" name="shown" id="show-page" />
            {words.page}
          </label>
        </div>
      </div>
      <div className="ed">
        <Form
          ref={form}
          id={RECORD_FORM_ID}
          className="fs"
          method="post"
          aria-label={kind.name}
          onSubmit={draft.onSubmit}
          onInput={draft.onInput}
          noValidate
        >
          {conflict && !isAsked && <ConflictChoice conflict={conflict} />}
          <PublishProblems
            kind={kind}
            problems={problems}
            message={answer && "message" in answer ? answer.message : null}
          />
          <RecordFields
            key={seed.key}
            kind={kind}
            seed={seed}
            problems={problems}
            pictures={editor.pictures}
            proposal={editor.proposal}
            onChange={draft.onInput}
          />
        </Form>
        <PageFrame editor={editor} />
      </div>
      {/* The dialog comes after the fields, so that it gives the focus back to one of them. */}
      {conflict && (
        <FieldConflictDialog
          isOpen={isAsked}
          onClose={() => setClosed(conflict)}
          title={conflict.title}
          text={words.conflict.text}
          save={conflict.save}
          clashes={conflict.clashes}
          mine={words.conflict.mine}
          theirs={conflict.theirs}
          onSave={draft.onResolve}
        />
      )}
    </div>
  );
}
