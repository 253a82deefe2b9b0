import { type ComponentProps, type ReactNode, useId } from "react";
import { controlElement, type FieldControl } from "#app/components/ui/field.tsx";
import { classNames } from "#app/lib/class-names.ts";

type FieldBase = {
  label: ReactNode;
  /** Text on the right of the label: a count, or "(optional)". */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string;
};

/** A control with its label, hint and error. `className` is set on the wrapper of all four. */
export function Field({ label, aside, hint, error, className, ...control }: FieldBase & FieldControl) {
  const generated = useId();
  const id = control.id ?? generated;
  const described = [error && `${id}-error`, hint && `${id}-hint`, control["aria-describedby"]].filter(Boolean);
  return (
    <div className={classNames("field", className)}>
      <label htmlFor={id}>
        {label}
        {aside && <span className="opt">{aside}</span>}
      </label>
      {controlElement({
        ...control,
        className: "inp",
        id,
        ...(described.length > 0 && { "aria-describedby": described.join(" ") }),
        ...(error && { "aria-invalid": true }),
      })}
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

/** A checkbox with its label. */
export function Checkbox({ label, className, ...props }: CheckboxProps) {
  return (
    <label className={classNames("lab", className)}>
      <input type="checkbox" className="ck" {...props} />
      <span>{label}</span>
    </label>
  );
}
