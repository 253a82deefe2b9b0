import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#app/lib/class-names.ts";

type FieldBase = {
  label: ReactNode;
  name: string;
  optional?: boolean;
  error?: string;
};

type Control =
  | ({ as?: "input" } & ComponentProps<"input">)
  | ({ as: "textarea" } & ComponentProps<"textarea">)
  | ({ as: "select" } & ComponentProps<"select">);

type FieldProps = FieldBase & Control;

/** A control with its label and error. `className` goes to the whole field. */
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
      {controlElement({ ...control, ...(error && { "aria-describedby": errorId, "aria-invalid": true }), id })}
      {error && (
        <p className="error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}

function controlElement(control: Control) {
  switch (control.as) {
    case "textarea": {
      const { as: _, ...props } = control;
      return <textarea {...props} className="input" />;
    }
    case "select": {
      const { as: _, ...props } = control;
      return <select {...props} className="input" />;
    }
    default: {
      const { as: _, ...props } = control;
      return <input {...props} className="input" />;
    }
  }
}
