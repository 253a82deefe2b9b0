import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { type FieldMessages, type FormState, SubmissionForm } from "#app/components/ui/submission-form.tsx";
import { classNames } from "#app/lib/class-names.ts";
import type { Paint } from "#app/lib/paint.ts";

type SelectOption = { value: string; label: string };
type ContactFieldName = "name" | "email" | "company" | "project" | "budget" | "message";
type ContactFieldWords = { label: string; autoComplete?: string; placeholder?: string };

type ContactFormProps = {
  formId: string;
  words: {
    label: string;
    fields: Readonly<Record<ContactFieldName, ContactFieldWords>>;
    submit: string;
    submitting: string;
    errors: FieldMessages;
  };
  projectOptions: readonly SelectOption[];
  budgetOptions: readonly SelectOption[];
  hideProjectAndBudget?: boolean;
  /** Paint of the button's block. */
  fill?: Paint;
  className?: string;
};

export function ContactForm({ formId, words, fill = "yellow", className, ...fields }: ContactFormProps) {
  return (
    <SubmissionForm
      formId={formId}
      messages={words.errors}
      aria-label={words.label}
      className={classNames("form", className)}
    >
      {(state) => (
        <>
          <ContactFields words={words} {...fields} {...state} />
          <div className="full">
            <Button type="submit" fill={fill} pending={state.pending}>
              {state.pending ? words.submitting : words.submit}
            </Button>
          </div>
        </>
      )}
    </SubmissionForm>
  );
}

type ContactFieldsProps = Omit<ContactFormProps, "formId" | "fill" | "className"> & FormState;

function ContactFields({
  words,
  projectOptions,
  budgetOptions,
  hideProjectAndBudget,
  values,
  errors,
}: ContactFieldsProps) {
  const field = (name: ContactFieldName) => ({
    name,
    label: words.fields[name].label,
    autoComplete: words.fields[name].autoComplete,
    defaultValue: values[name],
    error: errors[name],
  });
  return (
    <>
      <Field {...field("name")} required />
      <Field {...field("email")} type="email" required />
      <Field {...field("company")} optional className="full" />
      {!hideProjectAndBudget && (
        <>
          <Field {...field("project")} as="select" optional>
            <SelectOptions placeholder={words.fields.project.placeholder} options={projectOptions} />
          </Field>
          <Field {...field("budget")} as="select" optional>
            <SelectOptions placeholder={words.fields.budget.placeholder} options={budgetOptions} />
          </Field>
        </>
      )}
      <Field {...field("message")} as="textarea" required className="full" />
    </>
  );
}

function SelectOptions({ placeholder, options }: { placeholder?: string; options: readonly SelectOption[] }) {
  return (
    <>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
