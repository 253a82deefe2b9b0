import { Field } from "#app/components/desk/field.tsx";
import type { Figures } from "#app/publishing/record-data.ts";
import type { ControlProps } from "./control-props.ts";
import { fieldId } from "./form-ids.ts";

export function CountsField({ field, value, errors }: ControlProps<Figures>) {
  return (field.parts ?? []).map((part, index) => (
    <Field
      key={part.name}
      id={fieldId(field.name, index)}
      className={index === 0 ? "t first" : "t"}
      label={part.label}
      name={`${field.name}.${part.name}`}
      inputMode="numeric"
      error={errors.find((problem) => problem.index === index)?.text}
      defaultValue={value[part.name] ?? 0}
    />
  ));
}
