import { Field } from "#app/components/desk/field.tsx";
import type { ControlProps } from "./control-props.ts";
import { fieldId } from "./form-ids.ts";

export function CountsField({ field, value }: ControlProps<Record<string, number>>) {
  return (field.parts ?? []).map((part, index) => (
    <Field
      key={part.name}
      id={fieldId(field.name, index)}
      className="t"
      label={part.label}
      name={`${field.name}.${part.name}`}
      inputMode="numeric"
      defaultValue={value[part.name] ?? 0}
    />
  ));
}
