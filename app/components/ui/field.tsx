import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#app/lib/class-names.ts";

type FieldBase = {
  label: ReactNode;
  name: string;
  optional?: boolean;
  hint?: ReactNode;
  error?: string;
};

type Control =
  | ({ as?: "input" } & ComponentProps<"input">)
  | ({ as: "textarea" } & ComponentProps<"textarea">)
  | ({ as: "select" } & ComponentProps<"select">);

type FieldProps = FieldBase & Control;

/** A control with its label, hint and error. `className` goes to the whole field. */
export function Field({ label, optional, hint, error, className, ...control }: FieldProps) {
  const generated = useId();
  const id = control.id ?? generated;
  const notes = fieldNotes(id, { hint, error, describedBy: control["aria-describedby"] });
  return (
    <div className={classNames("field", className)}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </label>
      {controlElement({ ...control, ...notes.aria, id })}
      {notes.elements}
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

function fieldNotes(
  id: string,
  { hint, error, describedBy }: { hint?: ReactNode; error?: string; describedBy?: string },
) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return {
    aria: {
      "aria-describedby": classNames(describedBy, hint != null && hintId, error && errorId) || undefined,
      "aria-invalid": error ? true : undefined,
    },
    elements: (
      <>
        {error && (
          <p className="error" id={errorId}>
            {error}
          </p>
        )}
        {hint != null && (
          <p className="hint" id={hintId}>
            {hint}
          </p>
        )}
      </>
    ),
  };
}
