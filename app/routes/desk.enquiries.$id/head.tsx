import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Field } from "#app/components/desk/field.tsx";
import { SegmentButtons } from "#app/components/desk/segments.tsx";
import { StateBadge } from "#app/components/desk/state-mark.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { enquiryPage as words } from "#app/content/desk/enquiry.ts";
import { assignKey, settableStates, stateKey, stateWords } from "#app/content/desk/enquiry-states.ts";
import type { EnquiryPageData } from "#app/enquiries/read-enquiry.server.ts";
import type { PostForm } from "./post-form.ts";

type EnquiryHeadProps = { enquiry: EnquiryPageData; operatorId: string; post: PostForm };

/** The enquiry's sender, state and assignee. A new state or assignee is posted at once; without JavaScript, by a button. */
export function EnquiryHead({ enquiry, operatorId, post }: EnquiryHeadProps) {
  const { id, version, state, name, subtitle, assigneeId, colleagues } = enquiry;
  const seen = <input type="hidden" name="enquiry" value={`${id}:${version}`} />;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    post(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
  };
  const others = colleagues.filter((colleague) => colleague.id !== operatorId);
  const me = colleagues.find((colleague) => colleague.id === operatorId);
  return (
    <header className="eh">
      <div>
        <h1>{name}</h1>
        <p>{subtitle}</p>
      </div>
      <div className="acts">
        {state === "spam" ? (
          <StateBadge mark={state}>{stateWords[state]}</StateBadge>
        ) : (
          <form method="post" onSubmit={send}>
            {seen}
            <SegmentButtons
              label={words.state}
              name="intent"
              value={state}
              mark={state}
              choices={settableStates.map((value) => ({
                value,
                label: stateWords[value],
                shortcut: stateKey(value),
              }))}
            />
          </form>
        )}
        <form method="post" className="with" onSubmit={send}>
          {seen}
          <input type="hidden" name="intent" value="assign" />
          <AssigneeField assigneeId={assigneeId ?? ""}>
            <option value="">{words.nobody}</option>
            {me && <option value={me.id}>{words.me(me.name.split(" ")[0] ?? me.name)}</option>}
            {others.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.name}
              </option>
            ))}
          </AssigneeField>
          <noscript>
            <WordButton type="submit">{words.give}</WordButton>
          </noscript>
        </form>
      </div>
    </header>
  );
}

/** The mouse submits the form with a choice. Arrow keys pass through the names, so theirs waits for Enter or the next field. */
function AssigneeField({ assigneeId, children }: { assigneeId: string; children: ReactNode }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const isArrowing = useRef(false);
  const submit = (form: HTMLFormElement | null) => {
    if (chosen !== null && chosen !== assigneeId) form?.requestSubmit();
    setChosen(null);
  };
  return (
    <Field
      as="select"
      label={words.with}
      name="to"
      value={chosen ?? assigneeId}
      aria-keyshortcuts={assignKey}
      onPointerDown={() => {
        isArrowing.current = false;
      }}
      onKeyDown={(event) => {
        // Enter also opens the list of names, where the next one chooses.
        isArrowing.current = event.key !== "Enter";
        if (event.key !== "Enter" || chosen === null) return;
        event.preventDefault();
        submit(event.currentTarget.form);
      }}
      onBlur={({ currentTarget }) => submit(currentTarget.form)}
      onChange={({ target }) => {
        if (isArrowing.current) setChosen(target.value);
        else target.form?.requestSubmit();
      }}
    >
      {children}
    </Field>
  );
}
