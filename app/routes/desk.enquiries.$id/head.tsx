import type { FormEvent } from "react";
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
          <Field
            as="select"
            label={words.with}
            name="to"
            key={assigneeId}
            defaultValue={assigneeId ?? ""}
            aria-keyshortcuts={assignKey}
            onChange={({ target }) => target.form?.requestSubmit()}
          >
            <option value="">{words.nobody}</option>
            {me && <option value={me.id}>{words.me(me.name.split(" ")[0] ?? me.name)}</option>}
            {others.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.name}
              </option>
            ))}
          </Field>
          <noscript>
            <WordButton type="submit">{words.give}</WordButton>
          </noscript>
        </form>
      </div>
    </header>
  );
}
