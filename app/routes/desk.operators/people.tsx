import { Avatar } from "#app/components/desk/avatar.tsx";
import { ColumnNames, Row, RowLink, Rows } from "#app/components/desk/rows.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import { type operatorsWords as content, roleNames } from "#app/content/desk/operators.ts";
import type { OperatorsOverview } from "./overview.server.ts";

type ListedOperator = OperatorsOverview["operators"][number];
type OperatorListProps = {
  operators: readonly ListedOperator[];
  chosenId?: string;
  withoutPasskey: readonly ListedOperator[];
  words: typeof content.people;
};

export function OperatorList({ operators, chosenId, withoutPasskey, words }: OperatorListProps) {
  const { columns } = words;
  return (
    <Section title={words.title} note={words.note(withoutPasskey.map(({ name }) => name))}>
      <Rows className="ppl" aria-label={words.label}>
        <ColumnNames aria-hidden="true">
          <span />
          <span>{columns.who}</span>
          <span>{columns.may}</span>
          <span>{columns.signsIn}</span>
          <span className="ls">{columns.last}</span>
        </ColumnNames>
        {operators.map((operator) => (
          <Row key={operator.id} isChosen={operator.id === chosenId}>
            <Avatar name={operator.name} decorative />
            <div className="x">
              <RowLink to={`/desk/operators?who=${operator.id}`}>{operator.name}</RowLink> {operator.isYou && words.you}
              <small className="x">{operator.email}</small>
            </div>
            <span>{roleNames[operator.role]}</span>
            <span className="pk">
              <SignsInWith {...operator} words={words} />
            </span>
            <span className="ls num mute">{operator.lastHere ?? words.never}</span>
          </Row>
        ))}
      </Rows>
    </Section>
  );
}

type SignsInWithProps = Pick<ListedOperator, "isDisabled" | "passkeys" | "hasPassword"> & {
  words: typeof content.people;
};

function SignsInWith({ isDisabled, passkeys, hasPassword, words }: SignsInWithProps) {
  if (isDisabled) return <StateMark mark="archived">{words.disabled}</StateMark>;
  if (passkeys > 0) return words.passkeys(passkeys);
  return <StateMark mark="attention">{hasPassword ? words.passwordOnly : words.nothing}</StateMark>;
}
