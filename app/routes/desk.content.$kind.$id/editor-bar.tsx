import { SaveState } from "#app/components/desk/save-state.tsx";
import { StateBadge } from "#app/components/desk/state-mark.tsx";
import { Button, ButtonLink } from "#app/components/ui/button.tsx";
import { BackLink } from "#app/components/ui/link.tsx";
import { contentListWords } from "#app/content/desk/content.ts";
import { editorWords as words } from "#app/content/desk/editor.ts";
import type { Kind } from "#app/publishing/kinds/kind.ts";
import type { EditorData } from "./editor.server.ts";
import { RECORD_FORM_ID } from "./form-ids.ts";
import { MoreActions } from "./more-actions.tsx";
import { SchedulePanel } from "./schedule-panel.tsx";
import type { DraftState } from "./use-draft.ts";

type EditorBarProps = { kind: Kind; editor: EditorData; draft: DraftState };

/** The record's title and state, whether the draft is saved, and the editor's buttons. */
export function EditorBar({ kind, editor, draft }: EditorBarProps) {
  const { status, onRetry } = draft;
  const texts = { saved: editor.saved, saving: words.saving, waiting: words.waiting, failed: words.failed };
  const isStopped = editor.problems.length > 0;
  return (
    <div className="eb">
      <div className="tt">
        <BackLink to={`/desk/content/${kind.id}`} aria-keyshortcuts="U">
          {kind.plural}
        </BackLink>
        <h1>{editor.title}</h1>
        <StateBadge mark={editor.state}>{contentListWords.states[editor.state]}</StateBadge>
      </div>
      <div className="acts">
        <SaveState
          status={status}
          text={texts[status]}
          retry={onRetry ? { label: words.again, onClick: onRetry } : undefined}
        />
        <Button
          type="submit"
          form={RECORD_FORM_ID}
          name="intent"
          value="save"
          variant="line"
          icon={null}
          aria-keyshortcuts="Control+S"
        >
          {words.buttons.save}
        </Button>
        <ButtonLink to="history" samePage variant="line" icon={null} aria-keyshortcuts="H">
          {words.buttons.history}
        </ButtonLink>
        <SchedulePanel editor={editor} />
        <MoreActions editor={editor} />
        <Button
          type="submit"
          form={RECORD_FORM_ID}
          name="intent"
          value="publish"
          aria-keyshortcuts="Control+Shift+P"
          aria-describedby={isStopped ? "problems" : undefined}
          className={isStopped ? "stopped" : undefined}
        >
          {words.buttons.publish}
        </Button>
      </div>
      {editor.schedule.missed && <p className="goes-out s-bad">{editor.schedule.missed}</p>}
      {editor.schedule.text && (
        <p className="goes-out s-open">
          {editor.schedule.text}{" "}
          <button type="submit" className="act" form={RECORD_FORM_ID} name="intent" value="unschedule">
            {words.buttons.unschedule}
          </button>
        </p>
      )}
    </div>
  );
}
