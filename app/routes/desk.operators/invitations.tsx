import { Form } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { Row, Rows } from "#app/components/desk/rows.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { type operatorsWords as content, roleNames } from "#app/content/desk/operators.ts";
import type { AccessChangeResult } from "./change.server.ts";
import type { OperatorsOverview } from "./overview.server.ts";

type InvitationsProps = {
  invitations: OperatorsOverview["invitations"];
  changed?: AccessChangeResult;
  words: typeof content;
};

export function Invitations({ invitations, changed, words: { invitations: words, errors } }: InvitationsProps) {
  const failed = changed && "error" in changed && changed.email !== undefined ? changed : undefined;
  return (
    <Section title={words.title} note={words.note}>
      {invitations.length === 0 && <p className="hint">{words.none}</p>}
      <Rows className="invs">
        {invitations.map(({ id, email, role, hoursLeft, gone, by, when }) => (
          <Row key={id} className="flat">
            <div className="x">
              <b>{email}</b>
              <small>{words.by(by ?? words.server, when)}</small>
            </div>
            <span>{roleNames[role]}</span>
            <div className="t num">
              <span>{words.left(hoursLeft)}</span>
              <i className="due" style={{ "--e": gone }} aria-hidden="true" />
            </div>
            <Form method="post" className="acts">
              <input type="hidden" name="id" value={id} />
              <WordButton type="submit" name="intent" value="withdraw">
                {words.withdraw}
                <span className="sr-only"> {email}</span>
              </WordButton>
            </Form>
          </Row>
        ))}
      </Rows>
      {/* A new key empties the form once the invitation is made. */}
      <Form method="post" className="inv" aria-label={words.form} noValidate key={invitations.length}>
        <Field
          label={words.email}
          name="email"
          type="email"
          placeholder={words.example}
          defaultValue={failed?.email}
          error={failed && errors[failed.error]}
        />
        <Field as="select" label={words.may} name="role" defaultValue={failed?.role ?? "editor"}>
          <option value="editor">{roleNames.editor}</option>
          <option value="owner">{roleNames.owner}</option>
        </Field>
        <Button type="submit" name="intent" value="invite">
          {words.submit}
        </Button>
      </Form>
    </Section>
  );
}
