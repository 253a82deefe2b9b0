import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { type FormState, SubmissionForm } from "#app/components/ui/submission-form.tsx";
import { type Paint, paintColour } from "#app/lib/paint.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { PostSummary, type PostSummaryProps } from "./post-summary.tsx";

type PostFormProps = Pick<PostSummaryProps, "noun" | "articles"> & {
  formId: string;
  title: string;
  paint: Paint;
  placeholder: string;
  submit: string;
  categories: readonly string[];
  styles: readonly string[];
  fields: { categories: string; tags: string; tagsHint: string; style: string; submitting: string };
  summary: PostSummaryProps["words"];
};

/** The form of an article request. No field is required. */
export function PostForm(props: PostFormProps) {
  const { formId, title, paint } = props;
  const [formKey, setFormKey] = useState(0);
  return (
    // The paint is set on a wrapper, because the control named `style` shadows the form's own `style` property.
    <div className="post-form" style={{ "--c": paintColour(paint) }}>
      <SubmissionForm formId={formId} aria-labelledby={formId} onAccepted={() => setFormKey(formKey + 1)}>
        {(state) => (
          <>
            <h2 id={formId}>{title}</h2>
            <PostFormFields key={formKey} {...props} {...state} />
          </>
        )}
      </SubmissionForm>
    </div>
  );
}

function PostFormFields(props: PostFormProps & FormState) {
  const { values, pending, paint, placeholder, submit, categories, styles, fields, noun, articles, summary } = props;
  const { categories: category = "", tags = "", style = "" } = values;
  const [request, setRequest] = useState({ categories: category, tags, style });
  const choice = (name: "categories" | "style") => ({
    name,
    value: request[name],
    onChange: (value: string) => setRequest((current) => ({ ...current, [name]: value })),
  });
  return (
    <>
      <ChoiceGroup legend={fields.categories} options={categories} {...choice("categories")} />
      <Field
        label={
          <>
            {fields.tags} <span className="optional">{fields.tagsHint}</span>
          </>
        }
        name="tags"
        placeholder={placeholder}
        value={request.tags}
        onChange={(event) => setRequest({ ...request, tags: event.currentTarget.value })}
        autoComplete="off"
      />
      <ChoiceGroup legend={fields.style} options={styles} {...choice("style")} />
      <div className="request">
        <PostSummary {...request} noun={noun} articles={articles} words={summary} />
        <Button type="submit" fill={paint} pending={pending}>
          {pending ? fields.submitting : submit}
        </Button>
      </div>
    </>
  );
}
