import { useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { useIsHydrated } from "#app/components/ui/hydration.ts";
import { enquiryPage } from "#app/content/desk/enquiry.ts";
import { stateWords } from "#app/content/desk/enquiry-states.ts";
import type { EditConflict } from "#app/enquiries/action-result.ts";
import { Dialog } from "./dialog.tsx";

const words = enquiryPage.conflict;

type StateConflictDialogProps = { conflict: EditConflict; post: (fields: Record<string, string>) => void };

/** Another operator changed the enquiry first: shows its state now, and lets this one decide. */
export function StateConflictDialog({ conflict, post }: StateConflictDialogProps) {
  const hasScripts = useIsHydrated();
  // Not a boolean, so that the next refusal opens the dialog again.
  const [closed, setClosed] = useState<EditConflict | null>(null);
  const leave = useRef<HTMLButtonElement>(null);
  const close = () => setClosed(conflict);
  const { by, state, assignee, fields } = conflict;
  const title = words.title(by);
  const answers = (
    <form
      method="post"
      className="acts"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        post(fields);
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasScripts && (
        <Button variant="line" icon={null} onClick={close} ref={leave}>
          {words.leave}
        </Button>
      )}
      <Button type="submit">{words.mine}</Button>
    </form>
  );
  const now = <p>{words.now(stateWords[state], assignee)}</p>;
  if (hasScripts)
    return (
      <Dialog isOpen={conflict !== closed} onClose={close} title={title} mark="attention" initialFocus={leave}>
        {now}
        {answers}
      </Dialog>
    );
  return (
    <section className="dlg s-ans" role="alert">
      <h2>{title}</h2>
      {now}
      {answers}
    </section>
  );
}
