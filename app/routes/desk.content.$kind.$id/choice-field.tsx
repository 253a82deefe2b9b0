import { Field } from "#app/components/desk/field.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import { OTHER_CHOICE } from "#app/publishing/kinds/kind.ts";
import { type ControlProps, fieldWidthClasses } from "./control-props.ts";
import { fieldId } from "./form-ids.ts";

/** A select of the offered values and of "other", whose input appears by CSS alone, so that it works without JavaScript. */
export function ChoiceField({ field, value, errors }: ControlProps<string | null>) {
  const { name, label, choices = [], hint, width } = field;
  const isOther = value !== null && !choices.includes(value);
  return (
    <div className={`choice ${width ? fieldWidthClasses[width] : ""}`}>
      <Field
        as="select"
        id={fieldId(name)}
        name={name}
        label={label}
        hint={hint}
        error={errors[0]?.text}
        defaultValue={isOther ? OTHER_CHOICE : (value ?? "")}
      >
        <option value="">{words.none}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
        <option value={OTHER_CHOICE} className="other">
          {words.other}
        </option>
      </Field>
      <input
        className="inp"
        name={`${name}.other`}
        aria-label={words.otherLabel(label)}
        defaultValue={isOther ? value : ""}
      />
    </div>
  );
}
