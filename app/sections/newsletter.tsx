import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Reveal } from "#app/components/ui/reveal.tsx";
import { type FieldMessages, SubmissionForm } from "#app/components/ui/submission-form.tsx";
import { classNames } from "#app/lib/class-names.ts";
import { fillOn, type Paint, paintColour } from "#app/lib/paint.ts";

type NewsletterProps = {
  formId: string;
  words: { title: string; field: string; submit: string; submitting: string; errors: FieldMessages };
  paint: Paint;
  /** Smaller text, for the end of an article. */
  small?: boolean;
};

export function Newsletter({ formId, words, paint, small }: NewsletterProps) {
  return (
    <section className={classNames("paint newsletter", small && "small-words")} style={{ "--c": paintColour(paint) }}>
      <Reveal className="wrap grid">
        <h2>{words.title}</h2>
        <SubmissionForm formId={formId} messages={words.errors}>
          {({ values, errors, pending }) => (
            <>
              <Field
                label={words.field}
                name="email"
                type="email"
                required
                autoComplete="email"
                defaultValue={values.email}
                error={errors.email}
              />
              <Button type="submit" fill={fillOn(paint)} pending={pending}>
                {pending ? words.submitting : words.submit}
              </Button>
            </>
          )}
        </SubmissionForm>
      </Reveal>
    </section>
  );
}
