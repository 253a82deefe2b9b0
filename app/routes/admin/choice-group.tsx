import { type ComponentProps, type ReactNode, useId } from "react";
import { fieldNotes } from "#app/components/ui/field.tsx";
import { classNames } from "#app/lib/class-names.ts";

type Option = string | { value: string; label: string };

type ChoiceGroupProps = Omit<ComponentProps<"fieldset">, "children" | "onChange" | "defaultValue"> & {
  legend: ReactNode;
  name: string;
  options: readonly Option[];
  optional?: boolean;
  required?: boolean;
  hint?: ReactNode;
  error?: string;
  /** Chosen from outside; leave it out and give `defaultValue` to let the browser keep the choice. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
};

/** One choice of several, as radio buttons that look like boxes. */
export function ChoiceGroup({ legend, name, options, optional, required, hint, error, ...props }: ChoiceGroupProps) {
  const { value, defaultValue, onChange, className, ...rest } = props;
  const id = useId();
  const notes = fieldNotes(id, { hint, error });
  const chosen = (option: string) =>
    value === undefined ? { defaultChecked: option === defaultValue } : { checked: option === value };
  return (
    <fieldset className={classNames("field", className)} aria-describedby={notes.aria["aria-describedby"]} {...rest}>
      <legend>
        {legend}
        {optional && <span className="optional"> (optional)</span>}
      </legend>
      <div className="choice">
        {options.map(toOption).map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={required}
              aria-invalid={notes.aria["aria-invalid"]}
              onChange={() => onChange?.(option.value)}
              {...chosen(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {notes.elements}
    </fieldset>
  );
}

function toOption(option: Option) {
  return typeof option === "string" ? { value: option, label: option } : option;
}
