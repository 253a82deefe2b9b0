import type { ReactNode } from "react";
import { Form } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { WordButton, WordLink } from "#app/components/desk/word-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { type operatorsWords as content, roleNames } from "#app/content/desk/operators.ts";
import type { OperatorsOverview } from "./overview.server.ts";

type OneOperatorProps = { operator: NonNullable<OperatorsOverview["chosen"]>; words: typeof content };

/** The forms by which an owner changes one operator's access. */
export function OneOperator({ operator, words: { one } }: OneOperatorProps) {
  const { id, name, role, isYou, isDisabled, sessions } = operator;
  return (
    <aside className="pn" aria-label={name}>
      <h2>{name}</h2>
      {isYou && (
        <p>
          <WordLink to="/desk/account">{one.account}</WordLink>
        </p>
      )}
      <Form method="post" className="inv role" key={`${id}-${role}`}>
        <input type="hidden" name="id" value={id} />
        <Field as="select" label={one.role} name="role" defaultValue={role}>
          <option value="editor">{roleNames.editor}</option>
          <option value="owner">{roleNames.owner}</option>
        </Field>
        <Button type="submit" name="intent" value="role" variant="line" icon={null}>
          {one.changeRole}
        </Button>
      </Form>
      <ul className="list">
        {!isYou && !isDisabled && (
          <OperatorAction id={id} title={one.reset} text={one.resetText} intent="reset" label={one.resetSubmit} />
        )}
        {sessions > 0 && (
          <OperatorAction
            id={id}
            title={one.sessions}
            text={one.sessionsText(sessions)}
            intent="sign-out"
            label={one.endSessions}
          />
        )}
        {isDisabled ? (
          <OperatorAction id={id} title={one.access} text={one.enableText} intent="enable" label={one.enable} />
        ) : (
          <OperatorAction id={id} title={one.access} text={one.disableText} intent="disable" label={one.disable} bad />
        )}
      </ul>
    </aside>
  );
}

type OperatorActionProps = { id: string; title: ReactNode; text: string; intent: string; label: string; bad?: boolean };

function OperatorAction({ id, title, text, intent, label, bad }: OperatorActionProps) {
  return (
    <li>
      <div>
        <b>{title}</b>
        <small>{text}</small>
      </div>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <WordButton type="submit" name="intent" value={intent} bad={bad}>
          {label}
        </WordButton>
      </Form>
    </li>
  );
}
