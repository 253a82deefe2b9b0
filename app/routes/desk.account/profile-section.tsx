import { Form } from "react-router";
import { Checkbox, Field } from "#app/components/desk/field.tsx";
import { Section } from "#app/components/desk/section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import type { accountWords } from "#app/content/desk/account.ts";

type ProfileSectionProps = { name: string; email: string; hasShortcuts: boolean; words: typeof accountWords.you };

export function ProfileSection({ name, email, hasShortcuts, words }: ProfileSectionProps) {
  return (
    <Section title={words.title} note={email}>
      <Form method="post" className="stack">
        <Field
          label={words.name}
          hint={words.nameHint}
          name="name"
          autoComplete="name"
          defaultValue={name}
          maxLength={80}
          required
        />
        <div>
          <Checkbox label={words.shortcuts} name="shortcuts" defaultChecked={hasShortcuts} />
          <p className="hint">{words.shortcutsHint}</p>
        </div>
        <div className="acts">
          <Button type="submit" name="intent" value="you" variant="line" icon={null}>
            {words.save}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
