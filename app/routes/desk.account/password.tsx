import { Form } from "react-router";
import { Field } from "#app/components/desk/field.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { WordButton } from "#app/components/desk/word-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { accountWords } from "#app/content/desk/account.ts";

type PasswordSectionProps = { hasPassword: boolean; error?: string; words: typeof accountWords.password };

export function PasswordSection({ hasPassword, error, words }: PasswordSectionProps) {
  return (
    <Section title={words.title} note={hasPassword ? words.set : words.none}>
      {/* A new key empties the field once a first password is set, or the password is removed. */}
      <Form method="post" className="stack" key={String(hasPassword)}>
        <Field
          label={words.label}
          hint={words.hint}
          name="password"
          type="password"
          autoComplete="new-password"
          error={error}
        />
        <div className="acts">
          <Button type="submit" name="intent" value="password" variant="line" icon={null}>
            {hasPassword ? words.change : words.create}
          </Button>
          {hasPassword && (
            <WordButton type="submit" name="intent" value="remove-password">
              {words.remove}
            </WordButton>
          )}
        </div>
      </Form>
    </Section>
  );
}
