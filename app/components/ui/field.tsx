import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#app/lib/class-names.ts";

type FieldBase = {
  label: ReactNode;
  name: string;
  optional?: boolean;
  error?: string;
};

/** The props of a field's control. `as` chooses the element. */
export type FieldControl =
  | ({ as?: "input" } & ComponentProps<"input">)
  | ({ as: "textarea" } & ComponentProps<"textarea">)
  | ({ as: "select" } & ComponentProps<"select">);

type FieldProps = FieldBase & FieldControl;

/** A control with its label and error. `className` is set on the wrapper of all three. */
export function Field({ label, optional, error, className, ...control }: FieldProps) {
  const generated = useId();
  const id = control.id ?? generated;
  const errorId = `${id}-error`;
  return (
    <div className={classNames("field", className)}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {controlElement({
        ...control,
        className: "input",
        id,
        ...(error && { "aria-describedby": errorId, "aria-invalid": true }),
      })}
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

export function controlElement(control: FieldControl) {
  switch (control.as) {
    case "textarea": {
      const { as: _, ...props } = control;
      return <textarea {...props} />;
    }
    case "select": {
      const { as: _, ...props } = control;
      return <select {...props} />;
    }
    default: {
      const { as: _, ...props } = control;
      return <input {...props} />;
    }
  }
}
