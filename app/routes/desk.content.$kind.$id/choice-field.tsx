import { Field } from "#app/components/desk/field.tsx";
import { editorWords as words } from "#app/content/desk/editor.ts";
import { OTHER_CHOICE } from "#app/publishing/kinds/kind.ts";
import { type ControlProps, widthClasses } from "./control-props.ts";
import { fieldId } from "./form-ids.ts";

/** The offered values, and one that takes anything: its box appears by style, so that it works without JavaScript. */
export function ChoiceField({ field, value, errors }: ControlProps<string | null>) {
  const { name, label, choices = [], hint, width } = field;
  const isOther = value !== null && !choices.includes(value);
  return (
    <div className={`choice ${width ? widthClasses[width] : ""}`}>
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
