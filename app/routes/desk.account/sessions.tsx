import { Form } from "react-router";
import { Section } from "#app/components/desk/section.tsx";
import { StateMark } from "#app/components/desk/state-mark.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { accountWords } from "#app/content/desk/account.ts";

type ListedSession = { id: string; browser: string; isThis: boolean; since: string; seen: string };
type SessionsProps = { operatorId: string; sessions: readonly ListedSession[]; words: typeof accountWords.sessions };

export function Sessions({ operatorId, sessions, words }: SessionsProps) {
  return (
    <Section title={words.title} note={words.note}>
      <ul className="list">
        {sessions.map(({ id, browser, isThis, since, seen }) => (
          <li key={id}>
            <div>
              <b>{browser}</b>
              <small>{isThis ? words.current(since) : words.since(since, seen)}</small>
            </div>
            {isThis ? (
              <StateMark mark="done">{words.this}</StateMark>
            ) : (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <WordButton type="submit" name="intent" value="end">
                  {words.end}
                </WordButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <div className="acts stack">
        {sessions.length > 1 && (
          <Form method="post">
            <Button type="submit" name="intent" value="end-others" variant="line" icon={null}>
              {words.endOthers}
            </Button>
          </Form>
        )}
        <Form method="post" action="/desk/sign-out">
          <input type="hidden" name="operator" value={operatorId} />
          <Button type="submit" variant="line" icon={null}>
            {words.signOut}
          </Button>
        </Form>
      </div>
    </Section>
  );
}
