import { type ChangeEvent, useState } from "react";
import { Field } from "#app/components/desk/field.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import { showValue } from "#app/publishing/differences.ts";
import type { FieldValue, Figures } from "#app/publishing/record-data.ts";
import { listOf, textOf } from "#app/publishing/record-data.ts";
import { ChoiceField } from "./choice-field.tsx";
import { type ControlProps, fieldWidthClasses } from "./control-props.ts";
import { CountsField } from "./counts-field.tsx";
import { fieldId } from "./form-ids.ts";
import { ListField } from "./list-field.tsx";
import { MarkdownField } from "./markdown-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { ResultsField } from "./results-field.tsx";

type FieldControlProps = ControlProps<FieldValue> & { proposal: string | null };

/** The right control for a field. */
export function FieldControl({ proposal, ...props }: FieldControlProps) {
  const { field, value } = props;
  switch (field.control) {
    case "choice":
      return <ChoiceField {...props} value={textOf(value)} />;
    case "markdown":
      return <MarkdownField {...props} value={textOf(value)} />;
    case "picture":
      return <PictureField {...props} value={textOf(value)} />;
    case "list":
    case "gallery":
      return <ListField {...props} value={listOf(value)} />;
    case "results":
      return <ResultsField {...props} value={listOf(value)} />;
    case "counts":
      return <CountsField {...props} value={value as Figures} />;
    default:
      return <LineField {...props} placeholder={field.control === "slug" ? (proposal ?? undefined) : undefined} />;
  }
}

/** Counts the characters against the length that fits the page; a longer text is allowed. */
function LineField({ field, value, errors, placeholder }: ControlProps<FieldValue> & { placeholder?: string }) {
  const { name, label, control, fits, hint, required } = field;
  const text = showValue(field, value);
  const [length, setLength] = useState(text.length);
  const isOptional = !required && !fits && control !== "slug";
  const common = {
    ...{ id: fieldId(name), name, label, hint, placeholder },
    aside: fits ? words.count(length, fits) : isOptional ? words.optional : undefined,
    error: errors[0]?.text,
    className: field.width && fieldWidthClasses[field.width],
    defaultValue: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setLength(target.value.length),
  };
  if (control === "text") return <Field as="textarea" rows={field.rows ?? 2} {...common} />;
  if (control === "whole") return <Field inputMode="numeric" {...common} />;
  if (control === "date") return <Field type="date" max="9999-12-31" {...common} />;
  if (control === "address") return <Field inputMode="url" autoCapitalize="none" {...common} />;
  return <Field {...common} autoCapitalize={control === "slug" ? "none" : undefined} />;
}
