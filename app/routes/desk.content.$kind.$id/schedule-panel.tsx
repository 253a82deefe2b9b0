import { Field } from "#app/components/desk/field.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import type { EditorData } from "./editor.server.ts";
import { RECORD_FORM_ID } from "./form-ids.ts";
import { closePopover, focusFirstControl } from "./popover.ts";

/** A native popover, so that it opens without JavaScript too. */
export function SchedulePanel({ editor }: { editor: EditorData }) {
  const { schedule } = words;
  return (
    <>
      <Button variant="line" icon={null} popoverTarget="schedule">
        {words.buttons.schedule}
      </Button>
      <div
        id="schedule"
        popover="auto"
        className="dlg s-open"
        role="dialog"
        aria-labelledby="schedule-title"
        onToggle={focusFirstControl}
      >
        <h2 id="schedule-title">{schedule.title}</h2>
        <p>{schedule.text}</p>
        <Field
          label={schedule.label(editor.schedule.zone)}
          type="datetime-local"
          name="publish_at"
          form={RECORD_FORM_ID}
          min={editor.schedule.now}
        />
        <div className="acts">
          <Button type="submit" form={RECORD_FORM_ID} name="intent" value="schedule" onClick={closePopover}>
            {schedule.submit}
          </Button>
          <WordButton popoverTarget="schedule" popoverTargetAction="hide">
            {schedule.keep}
          </WordButton>
        </div>
      </div>
    </>
  );
}
