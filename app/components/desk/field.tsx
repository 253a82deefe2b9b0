import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "#app/lib/class-names.ts";

type FieldBase = {
  label: ReactNode;
  /** On the right of the label: a count, or "(optional)". */
  aside?: ReactNode;
  hint?: ReactNode;
  error?: string;
};

type Control =
  | ({ as?: "input" } & ComponentProps<"input">)
  | ({ as: "textarea" } & ComponentProps<"textarea">)
  | ({ as: "select" } & ComponentProps<"select">);

/** A control with its label, hint and error. `className` goes to the whole field. */
export function Field({ label, aside, hint, error, className, ...control }: FieldBase & Control) {
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

function controlElement(control: Control) {
  switch (control.as) {
    case "textarea": {
      const { as: _, ...props } = control;
      return <textarea {...props} className="inp" />;
    }
    case "select": {
      const { as: _, ...props } = control;
      return <select {...props} className="inp" />;
    }
    default: {
      const { as: _, ...props } = control;
      return <input {...props} className="inp" />;
    }
  }
}

type CheckProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode };

/** A box to tick, with its words. */
export function Check({ label, className, ...props }: CheckProps) {
  return (
    <label className={classNames("lab", className)}>
      <input type="checkbox" className="ck" {...props} />
      <span>{label}</span>
    </label>
  );
}
