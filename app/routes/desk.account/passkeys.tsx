import { Form, useSubmit } from "react-router";
import { PasskeyButton } from "#app/components/desk/passkey-button.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import type { accountWords } from "#app/content/desk/account.ts";

type ListedPasskey = { id: string; label: string; added: string; used: string | null };
type PasskeysProps = { passkeys: readonly ListedPasskey[]; words: typeof accountWords.passkeys };

export function Passkeys({ passkeys, words }: PasskeysProps) {
  const submit = useSubmit();
  const add = (passkey: string) => submit({ intent: "add-passkey", passkey }, { method: "post" });
  return (
    <Section title={words.title} note={words.note}>
      <ul className="list">
        {passkeys.map(({ id, label, added, used }) => (
          <li key={id}>
            <Form method="post" className="named">
              <input type="hidden" name="id" value={id} />
              <input
                className="inp"
                name="label"
                aria-label={`${words.name}: ${label}`}
                defaultValue={label}
                maxLength={80}
                required
              />
              <small>{words.dates(added, used)}</small>
              <div className="acts">
                <WordButton type="submit" name="intent" value="rename-passkey">
                  {words.rename}
                  <span className="sr-only"> {label}</span>
                </WordButton>
                <WordButton type="submit" name="intent" value="remove-passkey">
                  {words.remove}
                  <span className="sr-only"> {label}</span>
                </WordButton>
              </div>
            </Form>
          </li>
        ))}
      </ul>
      <div className="stack">
        <PasskeyButton
          label={words.add}
          pendingLabel={words.adding}
          hint={passkeys.length === 0 ? words.none : undefined}
          request={{ purpose: "register" }}
          onAnswer={add}
          isLined
        />
      </div>
    </Section>
  );
}
